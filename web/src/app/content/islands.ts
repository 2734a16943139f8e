import type { FunctionComponent } from 'react'

/** The interactive parts of content pages. Each is a chunk of its own, loaded when it is needed. */
const islands = {
  contactForm: async () =>
    (await import('../../areas/site/contact/public-contact-form.tsx')).PublicContactForm,
  login: async () => (await import('../../areas/access/public-pages/login.tsx')).LoginPage,
  register: async () => (await import('../../areas/access/public-pages/register.tsx')).RegisterPage,
  passwordReset: async () =>
    (await import('../../areas/access/public-pages/password-reset.tsx')).PasswordResetPage,
  costCalculator: async () => (await import('../../areas/lodging/costs/cost-calculator.tsx')).CostCalculator,
  copyLink: async () => (await import('../../areas/programme/masterclasses/copy-link.tsx')).CopyLink,
  reminderMail: async () =>
    (await import('../../areas/programme/masterclasses/reminder-mail.tsx')).PublicReminderMail,
}

type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>

type IslandComponents = { [Name in IslandName]: IslandComponent<Name> }

declare module '../../base/pages/island.tsx' {
  interface Islands extends IslandComponents {}
}

const isKnown = (name: string | undefined): name is IslandName => name !== undefined && name in islands

const CONTROLS = 'form, button, input, select, textarea'

const hydrations = new Map<HTMLElement, Promise<void>>()

const load = async (element: HTMLElement): Promise<void> => {
  const name = element.dataset['island']
  if (!isKnown(name)) return
  const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), islands[name]()])
  await hydrate(element, component as FunctionComponent)
  element.dataset['hydrated'] = ''
  element.dispatchEvent(new Event(HYDRATED, { bubbles: true }))
}

/** Sent by an island that is interactive from then on. */
export const HYDRATED = 'hydrated'

/** Hydrates an island once. A failure, for example without a network, is forgotten, so that the next use tries again. */
const hydrateOnce = (element: HTMLElement): Promise<void> => {
  const running = hydrations.get(element) ?? load(element)
  hydrations.set(element, running)
  running.catch(() => hydrations.delete(element))
  return running
}

/** Hydrates the island of a button, then repeats the click on it. */
export const clickWhenHydrated = async (button: HTMLElement, island: HTMLElement): Promise<void> => {
  button.setAttribute('aria-busy', 'true')
  await hydrateOnce(island).catch(() => {})
  button.removeAttribute('aria-busy')
  if ('hydrated' in island.dataset) button.click()
}

/** Hydrates every island when it comes into view, or as soon as it is used. */
export const watchIslands = (): void => {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      const island = target.closest<HTMLElement>('[data-island]')
      if (!isIntersecting || !island) continue
      observer.unobserve(target)
      hydrateOnce(island).catch(() => observer.observe(target))
    }
  })
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Its controls: what a guest does not see, such as a button for members, need not be hydrated.
    for (const control of island.querySelectorAll(CONTROLS)) observer.observe(control)
    for (const use of ['pointerdown', 'focusin'])
      island.addEventListener(use, () => void hydrateOnce(island).catch(() => {}), { once: true })
  }
}
