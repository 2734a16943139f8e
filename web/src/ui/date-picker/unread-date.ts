const UNREAD = 'input[data-unread-date]'

/** Marks the input of a date field whose text is not its value. */
export const unreadMark = (isUnread: boolean) => (isUnread ? { 'data-unread-date': true } : {})

/**
 * Focuses the first date field of a form whose text could not be taken. Says whether there is one: then the form still
 * has the value from before, and must not be sent.
 */
export const focusUnreadDate = (form: HTMLElement): boolean => {
  const field = form.querySelector<HTMLElement>(UNREAD)
  field?.focus()
  return field !== null
}
