import { isRefusal } from './api-errors.ts'

/** Asks the person to show that it is them. Resolves to whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Registers the dialog. Returns a function that removes it. */
export const askForConfirmationWith = (dialog: Ask): (() => void) => {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/** Repeats a call that asks for a recent login after the person has confirmed that it is them. */
export const withConfirmation = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (!isRefusal(error, 'confirmation_required') || !ask || !(await ask())) throw error
    return send()
  }
}
