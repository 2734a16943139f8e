import { createContext } from 'react'

/** Whether a component is part of an island, so that clicks before its hydration are repeated. */
export const InIsland = createContext(false)
