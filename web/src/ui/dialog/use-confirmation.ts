import { useState } from 'react'

/** Asks for confirmation and resolves to the answer: pass `dialog` to the `ConfirmDialog`. */
export const useConfirmation = () => {
  const [waiting, setWaiting] = useState<{ answer: (isConfirmed: boolean) => void }>()
  return {
    ask: () => new Promise<boolean>(answer => setWaiting({ answer })),
    dialog: {
      isOpen: waiting !== undefined,
      onConfirm: () => waiting?.answer(true),
      // Also called after confirming, which has no effect: the promise is already resolved.
      onClose: () => {
        waiting?.answer(false)
        setWaiting(undefined)
      },
    },
  }
}
