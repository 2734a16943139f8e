import { useState } from 'react'

/** Asks in the middle of something, and waits for the answer: `dialog` is for the `ConfirmDialog` that asks. */
export const useConfirmation = () => {
  const [waiting, setWaiting] = useState<{ answer: (isConfirmed: boolean) => void }>()
  return {
    ask: () => new Promise<boolean>(answer => setWaiting({ answer })),
    dialog: {
      isOpen: waiting !== undefined,
      onConfirm: () => waiting?.answer(true),
      // Comes after a yes, too, which it does not take back: a promise is kept.
      onClose: () => {
        waiting?.answer(false)
        setWaiting(undefined)
      },
    },
  }
}
