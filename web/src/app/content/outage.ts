import { type ConnectionProblem, connection, subscribe } from '../maintenance/connection.ts'
import { ping } from '../maintenance/ping.ts'

interface OutageTexts {
  reason: Record<ConnectionProblem, string>
  checking: string
}

const write = (dialog: HTMLElement, selector: string, text: string): void => {
  const place = dialog.querySelector(selector)
  if (place && place.textContent !== text) place.textContent = text
}

/** Shows the overlay of the page while the connection is lost. Nothing has to be loaded for it. */
export const showOutages = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('.connection-overlay')
  if (!dialog) return
  const texts: OutageTexts = JSON.parse(dialog.dataset['texts'] ?? '{}')
  const update = () => {
    const { problem, isChecking } = connection()
    write(dialog, '.outage-checking', isChecking ? texts.checking : '')
    // A 503 leads to the maintenance page instead.
    if (!problem || problem === 'maintenance') return dialog.close()
    write(dialog, '#outage-reason > p', texts.reason[problem])
    if (!dialog.open) dialog.showModal()
  }
  dialog.addEventListener('keydown', event => event.key === 'Escape' && event.preventDefault())
  dialog.addEventListener('cancel', event => event.preventDefault())
  dialog.addEventListener('close', update)
  dialog.querySelector('button')?.addEventListener('click', () => void ping())
  subscribe(update)
}
