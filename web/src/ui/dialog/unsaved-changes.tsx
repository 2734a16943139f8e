import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** The changes that closing the dialog would lose. */
export interface UnsavedForm {
  hasChanges: () => boolean
  /** Called when the user discards the changes, to delete their draft. */
  discard?: () => void
}

type Register = (unsaved: UnsavedForm) => () => void

const DialogContext = createContext<Register | undefined>(undefined)

/** Registers possible changes with the surrounding dialog. A no-op outside of dialogs. */
export const UnsavedChanges = ({ hasChanges, discard }: UnsavedForm) => {
  const register = useContext(DialogContext)
  const latest = useRef<UnsavedForm>({ hasChanges })
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

/** Collects the changes in one dialog: wrap its content in `collect`. */
export const useUnsavedChanges = () => {
  const all = useRef(new Set<UnsavedForm>())
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
