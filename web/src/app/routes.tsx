import { createRoute, lazyRouteComponent as lazy, notFound, redirect } from '@tanstack/react-router'
import { loadAcademyFrame, loadCurrentAcademy } from '../features/academy/api.ts'
import { loadSurvey } from '../features/feedback/endings.ts'
import { loadMasterclass } from '../features/masterclasses/api.ts'
import { loadMissingStyles } from '../lib/missing-styles.ts'
import type { AppContext } from './context.ts'
import { orNotFound } from './or-not-found.ts'
import { pageHeads as heads } from './page-heads.ts'
import { FeedbackLoading } from './pages/feedback-loading.tsx'
import { Home, HomeFailure } from './pages/home.tsx'
import { Maintenance } from './pages/maintenance.tsx'
import { Masterclasses, MasterclassesFailure, MasterclassesLoading } from './pages/masterclasses.tsx'
import { paths } from './paths.ts'
import { inTheBrowser, root } from './root.tsx'
import { text } from './search.ts'
import { MainLayout } from './shell/main-layout.tsx'
import { userRoutes } from './user/routes.tsx'

type Search = Record<string, unknown>

const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
const inMain = () => main
const academyLoader = ({ context }: { context: AppContext }) => loadCurrentAcademy(context.call)

const home = createRoute({
  getParentRoute: inMain,
  path: paths.Home,
  loader: academyLoader,
  head: ({ match, loaderData }) => heads.home(match, loaderData),
  component: Home,
  errorComponent: HomeFailure,
})
const academy = createRoute({
  getParentRoute: inMain,
  path: paths.Academy,
  loader: academyLoader,
  head: ({ match }) => heads.academy(match),
  component: lazy(() => import('./pages/academy.tsx'), 'Academy'),
})
const about = createRoute({
  getParentRoute: inMain,
  path: paths.About,
  head: ({ match }) => heads.about(match),
  component: lazy(() => import('./pages/about.tsx'), 'About'),
})
const contact = createRoute({
  getParentRoute: inMain,
  path: paths.Contact,
  head: ({ match }) => heads.contact(match),
  component: lazy(() => import('./pages/contact.tsx'), 'Contact'),
})
const masterclassStates = {
  pendingMs: 200,
  pendingComponent: MasterclassesLoading,
  errorComponent: MasterclassesFailure,
}
const masterclasses = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclasses,
  validateSearch: (search: Search) => text(search, 'instrument'),
  loader: academyLoader,
  head: ({ match, loaderData }) => heads.masterclasses(match, loaderData),
  component: Masterclasses,
  ...masterclassStates,
})
const masterclass = createRoute({
  getParentRoute: inMain,
  path: paths.Masterclass,
  loader: async ({ context, params }) => {
    const [found, academy] = await Promise.all([
      loadMasterclass(context.call, params.masterclassId).catch(orNotFound),
      loadAcademyFrame(context.call),
    ])
    // Without an academy there is nothing that one could apply to.
    if (!academy) throw notFound()
    return { masterclass: found, academy }
  },
  head: ({ match, loaderData }) => heads.masterclass(match, loaderData),
  component: lazy(() => import('./pages/masterclass.tsx'), 'MasterclassDetail'),
  ...masterclassStates,
})
const imprint = createRoute({
  getParentRoute: inMain,
  path: paths.Imprint,
  head: ({ match }) => heads.imprint(match),
  component: lazy(() => import('./pages/imprint.tsx'), 'Imprint'),
})
const privacy = createRoute({
  getParentRoute: inMain,
  path: paths.Privacy,
  head: ({ match }) => heads.privacy(match),
  component: lazy(() => import('./pages/privacy.tsx'), 'Privacy'),
})
const correpetitor = createRoute({ getParentRoute: inMain, path: paths.Correpetitor, component: () => null })
const maintenance = createRoute({
  getParentRoute: () => root,
  path: paths.Maintenance,
  validateSearch: (search: Search) => text(search, 'return'),
  head: ({ match }) => heads.maintenance(match),
  component: Maintenance,
})
const loadFeedback = async () => {
  const { Feedback } = await import('./pages/feedback.tsx')
  await loadMissingStyles()
  return { Feedback }
}
const feedback = createRoute({
  getParentRoute: inMain,
  path: paths.FeedbackQuestionaire,
  validateSearch: (search: Search) => text(search, 'step'),
  ...inTheBrowser,
  pendingComponent: FeedbackLoading,
  loader: ({ context, params }) => loadSurvey(context.call, params.uuid),
  // Asked for once: going from question to question needs no network, and who comes back later starts anew.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ match, loaderData }) => heads.feedback(match, loaderData),
  component: lazy(loadFeedback, 'Feedback'),
})

const auth = createRoute({
  getParentRoute: inMain,
  path: '/auth',
  beforeLoad: ({ location }) => {
    if (/^\/auth\/?$/.test(location.pathname)) throw redirect({ to: paths.Login })
  },
})
const inAuth = () => auth
const returnSearch = (search: Search) => text(search, 'return')
const login = createRoute({
  getParentRoute: inAuth,
  path: 'login',
  validateSearch: returnSearch,
  head: ({ match }) => heads.login(match),
  component: lazy(() => import('./pages/login.tsx'), 'Login'),
})
const register = createRoute({
  getParentRoute: inAuth,
  path: 'register',
  validateSearch: returnSearch,
  head: ({ match }) => heads.register(match),
  component: lazy(() => import('./pages/register.tsx'), 'Register'),
})
const welcome = createRoute({
  getParentRoute: inAuth,
  path: 'welcome',
  validateSearch: returnSearch,
  ...inTheBrowser,
  head: ({ match }) => heads.welcome(match),
  component: lazy(() => import('./pages/welcome.tsx'), 'Welcome'),
})
const passwordReset = createRoute({
  getParentRoute: inAuth,
  path: 'reset-password',
  validateSearch: (search: Search) => ({ ...text(search, 'email'), ...text(search, 'token') }),
  head: ({ match }) => heads.passwordReset(match),
  component: lazy(() => import('./pages/password-reset.tsx'), 'PasswordReset'),
})
const emailVerification = createRoute({
  getParentRoute: inMain,
  path: paths.EmailVerification,
  validateSearch: (search: Search) => ({ ...text(search, 'expires'), ...text(search, 'signature') }),
  ...inTheBrowser,
  head: ({ match }) => heads.emailVerification(match),
  component: lazy(() => import('./pages/email-verification.tsx'), 'EmailVerification'),
})

// A page for those who build with the widgets. The condition keeps it out of what is built for visitors.
const inDevelopment = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: inMain,
        path: '/ui',
        ssr: false,
        head: () => ({ meta: [{ title: 'Widgets' }] }),
        component: lazy(() => import('./pages/widgets/widgets.tsx'), 'Widgets'),
      }),
    ]
  : []

export const routeTree = root.addChildren([
  main.addChildren([
    home,
    academy,
    about,
    contact,
    masterclasses,
    masterclass,
    imprint,
    privacy,
    correpetitor,
    feedback,
    emailVerification,
    auth.addChildren([login, register, welcome, passwordReset]),
    ...inDevelopment,
  ]),
  maintenance,
  userRoutes,
])
