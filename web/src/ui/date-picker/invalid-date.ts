const UNREAD = 'input[data-unread-date]'

/** Marks the input of a date field whose text does not match its value. */
export const invalidDateMark = (isUnread: boolean) => (isUnread ? { 'data-unread-date': true } : {})

/**
 * Focuses the first date field with invalid text. Returns whether there is one: then the form still has the
 * previous value and must not be submitted.
 */
export const focusInvalidDate = (form: HTMLElement): boolean => {
  const field = form.querySelector<HTMLElement>(UNREAD)
  field?.focus()
  return field !== null
}
