import { clearAlerts, currentAlert, isLasting, onAlertChange } from '../../base/alerts.ts'
import { alertTones } from '../../ui/alert-tones.ts'

const regions = () => document.querySelectorAll<HTMLElement>('.alert-place > [role]')

/** Shows the current alert in the live regions that the page has had from the start. */
const show = (template: HTMLTemplateElement): void => {
  const alert = currentAlert()
  const shown = document.querySelector<HTMLElement>('.alert-banner')
  if (alert && shown?.dataset['id'] === String(alert.id)) {
    shown.toggleAttribute('data-fading', alert.isFading)
    return
  }
  for (const region of regions()) region.replaceChildren()
  if (!alert) return
  const banner = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement
  banner.dataset['id'] = String(alert.id)
  banner.dataset['tone'] = alertTones[alert.kind]
  banner.toggleAttribute('data-lasting', isLasting(alert.kind))
  banner.querySelector('p')?.append(alert.text)
  banner.querySelector('button')?.addEventListener('click', clearAlerts)
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && clearAlerts())
  const role = alert.kind === 'dangerDismiss' ? 'alert' : 'status'
  document.querySelector(`.alert-place > [role=${role}]`)?.append(banner)
}

export const showAlerts = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('.alert-place > template')
  if (template) onAlertChange(() => show(template))
}
