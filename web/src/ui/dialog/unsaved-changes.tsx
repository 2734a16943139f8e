import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** What would be lost if the dialog closed now. */
export interface Unsaved {
  hasChanges: () => boolean
  /** The person does not want them any more: forgets what was kept of them. */
  discard?: () => void
}

type Register = (unsaved: Unsaved) => () => void

const DialogContext = createContext<Register | undefined>(undefined)

/** Tells the dialog around it that something in it can be changed. Outside of dialogs it does nothing. */
export const UnsavedChanges = ({ hasChanges, discard }: Unsaved) => {
  const register = useContext(DialogContext)
  const latest = useRef<Unsaved>({ hasChanges })
  useEffect(() => {
    latest.current = { hasChanges, ...(discard && { discard }) }
  })
  useEffect(
    () =>
      register?.({
        hasChanges: () => latest.current.hasChanges(),
        discard: () => latest.current.discard?.(),
      }),
    [register],
  )
  return null
}

/** The changes in one dialog: `collect` goes around its content. */
export const useUnsavedChanges = () => {
  const all = useRef(new Set<Unsaved>())
  const register = useRef<Register>(unsaved => {
    all.current.add(unsaved)
    return () => all.current.delete(unsaved)
  })
  return {
    hasChanges: () => [...all.current].some(unsaved => unsaved.hasChanges()),
    discard: () => {
      for (const { discard } of all.current) discard?.()
    },
    collect: (children: ReactNode) => <DialogContext value={register.current}>{children}</DialogContext>,
  }
}
