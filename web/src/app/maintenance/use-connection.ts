import { useSyncExternalStore } from 'react'
import { type Connection, connected } from './connection.ts'
import { connection, subscribe } from './state.ts'

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection, () => connected)
