/** The interactive parts of content pages. Each is a chunk of its own, loaded when it is needed. */
export const islands = {
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

export type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>

type IslandComponents = { [Name in IslandName]: IslandComponent<Name> }

declare module '../../base/pages/island.tsx' {
  interface Islands extends IslandComponents {}
}
