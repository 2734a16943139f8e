import { useEffect, useRef } from 'react'

const INVALID = [
  'input[aria-invalid]:not(:disabled)',
  'textarea[aria-invalid]',
  'select[aria-invalid]',
  '[aria-invalid] input:not(:disabled)',
  '[aria-invalid] button',
].join()

/**
 * Focuses the first invalid field on the page whenever `attempts` increases. React Hook Form uses the order
 * in which fields were mounted, which differs when fields are added and removed.
 */
export const useFocusFirstError = (attempts: number) => {
  const form = useRef<HTMLFormElement>(null)
  const seen = useRef(attempts)
  useEffect(() => {
    if (seen.current === attempts) return
    seen.current = attempts
    form.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [attempts])
  return form
}
