import { createRoute, lazyRouteComponent as lazy, redirect } from '@tanstack/react-router'
import { loadMasterclass } from '../areas/programme/masterclasses/api.ts'
import { orNotFound } from '../base/pages/or-not-found.ts'
import { page } from '../base/pages/page.ts'
import { paths } from '../base/pages/paths.ts'
import { text } from '../base/pages/search.ts'
import { inMain, inTheBrowser } from './root.tsx'

const auth = createRoute({
  getParentRoute: inMain,
  path: '/auth',
  beforeLoad: ({ location }) => {
    if (/^\/auth\/?$/.test(location.pathname)) throw redirect({ to: paths.Login })
  },
})
const inAuth = () => auth
const returnSearch = (search: Record<string, unknown>) => text(search, 'return')

const login = createRoute({
  getParentRoute: inAuth,
  path: 'login',
  ...page({
    texts: {
      en: { title: 'Login', description: 'Log in to your personal area.' },
      de: { title: 'Einloggen', description: 'Loggen Sie sich in Ihren Bereich ein.' },
    },
    access: 'guests',
    siteMenu: { place: 'header' },
    isContent: true,
  }),
  validateSearch: returnSearch,
  component: lazy(() => import('../areas/access/public-pages/guest-pages.tsx'), 'Login'),
})
const secondStep = createRoute({
  getParentRoute: inAuth,
  path: 'second-step',
  ...page({
    texts: {
      en: { title: 'Second step of the login', description: 'Log in with your second factor.' },
      de: {
        title: 'Zweiter Schritt beim Einloggen',
        description: 'Loggen Sie sich mit Ihrem zweiten Faktor ein.',
      },
    },
    access: 'guests',
    isPrivate: true,
  }),
  validateSearch: returnSearch,
  ...inTheBrowser,
  component: lazy(() => import('../areas/access/public-pages/second-step.tsx'), 'SecondStepPage'),
})
const stopReset = createRoute({
  getParentRoute: inAuth,
  path: 'stop-reset',
  ...page({
    texts: {
      en: { title: 'Stop the reset', description: 'Stop the reset of your second factor.' },
      de: {
        title: 'Zurücksetzen stoppen',
        description: 'Stoppen Sie das Zurücksetzen Ihres zweiten Faktors.',
      },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'token'),
  ...inTheBrowser,
  component: lazy(() => import('../areas/access/public-pages/stop-reset.tsx'), 'StopResetPage'),
})
const confirmDeletion = createRoute({
  getParentRoute: inAuth,
  path: 'confirm-deletion',
  ...page({
    texts: {
      en: { title: 'Delete your account', description: 'Confirm that your account is to be deleted.' },
      de: { title: 'Ihr Konto löschen', description: 'Bestätigen Sie, dass Ihr Konto gelöscht werden soll.' },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'token'),
  ...inTheBrowser,
  component: lazy(() => import('../areas/privacy/public-pages/confirm-deletion.tsx'), 'ConfirmDeletionPage'),
})
const register = createRoute({
  getParentRoute: inAuth,
  path: 'register',
  ...page({
    texts: {
      en: { title: 'Register', description: 'Create an account to apply.' },
      de: { title: 'Registrieren', description: 'Legen Sie ein Konto an, um sich zu bewerben.' },
    },
    access: 'guests',
    siteMenu: { place: 'header' },
    isContent: true,
  }),
  validateSearch: returnSearch,
  component: lazy(() => import('../areas/access/public-pages/guest-pages.tsx'), 'Register'),
})
const applyPage = page({
  texts: {
    en: { title: 'Apply', description: 'Register or log in to apply for a masterclass.' },
    de: {
      title: 'Bewerben',
      description:
        'Registrieren Sie sich oder loggen Sie sich ein, um sich für einen Meisterkurs zu bewerben.',
    },
  },
  isPrivate: true,
})
const apply = createRoute({
  getParentRoute: inAuth,
  path: 'apply/$masterclassId',
  ...applyPage,
  validateSearch: (search: Record<string, unknown>) => text(search, 'mode'),
  loader: async ({ context, params }) =>
    loadMasterclass(context.call, params.masterclassId).catch(orNotFound),
  component: lazy(() => import('../areas/admission/public-pages/apply.tsx'), 'ApplyPage'),
})
const welcome = createRoute({
  getParentRoute: inAuth,
  path: 'welcome',
  ...page({
    texts: {
      en: { title: 'Welcome', description: 'Your account is ready.' },
      de: { title: 'Willkommen', description: 'Ihr Konto ist bereit.' },
    },
    access: 'signed-in',
    isPrivate: true,
  }),
  validateSearch: returnSearch,
  ...inTheBrowser,
  component: lazy(() => import('../areas/access/public-pages/welcome.tsx'), 'Welcome'),
})
const passwordReset = createRoute({
  getParentRoute: inAuth,
  path: 'reset-password',
  ...page({
    texts: {
      en: {
        title: 'Set a new password',
        description: 'Set a new password with the link from our email.',
      },
      de: {
        title: 'Neues Passwort setzen',
        description: 'Setzen Sie mit dem Link aus unserer Nachricht ein neues Passwort.',
      },
    },
    isPrivate: true,
    isContent: true,
  }),
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'email'),
    ...text(search, 'token'),
  }),
  component: lazy(() => import('../areas/access/public-pages/guest-pages.tsx'), 'PasswordReset'),
})

const invitation = createRoute({
  getParentRoute: inAuth,
  path: 'invitation',
  ...page({
    texts: {
      en: { title: 'Your invitation', description: 'Choose a password with the link from our email.' },
      de: {
        title: 'Ihre Einladung',
        description: 'Wählen Sie mit dem Link aus unserer Nachricht ein Passwort.',
      },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'token'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { token = '' } }) =>
    (await import('../areas/access/accounts/api.ts')).findInvitation(context.call, token),
  ...inTheBrowser,
  component: lazy(() => import('../areas/access/public-pages/invitation.tsx'), 'InvitationPage'),
})

export const emailVerification = createRoute({
  getParentRoute: inMain,
  path: paths.EmailVerification,
  ...page({
    texts: {
      en: { title: 'Confirm your address', description: 'Confirm your email address.' },
      de: { title: 'Adresse bestätigen', description: 'Bestätigen Sie Ihre E-Mail-Adresse.' },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'expires'),
    ...text(search, 'signature'),
    ...text(search, 'apply'),
  }),
  ...inTheBrowser,
  component: lazy(() => import('../areas/access/public-pages/email-verification.tsx'), 'EmailVerification'),
})

/** The account pages outside of the personal area. */
export const accountPages = auth.addChildren([
  login,
  secondStep,
  stopReset,
  confirmDeletion,
  register,
  apply,
  welcome,
  passwordReset,
  invitation,
])
