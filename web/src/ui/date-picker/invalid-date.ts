const UNREAD = 'input[data-unread-date]'

/** Marks the input of a date field whose text does not match its value, with the reason. */
export const invalidDateMark = (reason: string | undefined) => (reason ? { 'data-unread-date': reason } : {})

/**
 * Focuses the first date field with invalid text and returns the reason, if there is one: then the form still has
 * the previous value and must not be submitted.
 */
export const focusInvalidDate = (form: HTMLElement): string | undefined => {
  const field = form.querySelector<HTMLElement>(UNREAD)
  field?.focus()
  return field?.dataset['unreadDate']
}
