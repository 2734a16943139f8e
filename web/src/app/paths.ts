/** Every page by the name that the specification gives it. The odd words of the addresses live here alone. */
export const paths = {
  Home: '/',
  Academy: '/academy',
  About: '/about',
  Contact: '/contact',
  Masterclasses: '/masterclasses',
  Masterclass: '/masterclass/$masterclassId',
  Maintenance: '/maintenance',
  EmailVerification: '/verify-email/$id/$hash',
  FeedbackQuestionaire: '/feedback/$uuid',
  Correpetitor: '/correpetitor',
  Imprint: '/imprint',
  Privacy: '/privacy',
  Login: '/auth/login',
  Register: '/auth/register',
  Welcome: '/auth/welcome',
  PasswordReset: '/auth/reset-password',
  PersonalHomeView: '/user',
  Profile: '/user/profile',
  MyAcomodation: '/user/acomodation',
  MyConcert: '/user/concert',
  MyMasterclasses: '/user/masterclass',
  MasterclassApplication: '/user/masterclass/$masterclassId',
  MasterclassesListTeacher: '/user/t/masterclass',
  MasterclassDetailView: '/user/t/masterclass/$masterclassId',
  MasterclassesListCorrepetieur: '/user/r/masterclass',
  MasterclassesListAdmin: '/user/a/masterclass',
  InvoicesListAdmin: '/user/a/invoices',
  ConcertsAdmin: '/user/a/concerts',
  LodgingAdmin: '/user/a/lodging',
  KitchenAdmin: '/user/a/lodging/kitchen',
  HousekeepingAdmin: '/user/a/lodging/housekeeping',
  SurveysAdmin: '/user/a/feedback',
  NewSurveyAdmin: '/user/a/feedback/new',
  SurveyAdmin: '/user/a/feedback/$surveyId',
  SurveyPreviewAdmin: '/user/a/feedback/$surveyId/preview',
  SurveyResultsAdmin: '/user/a/feedback/$surveyId/results',
} as const

export type PageName = keyof typeof paths

const needsLogin: ReadonlySet<string> = new Set<PageName>(['Welcome', 'PersonalHomeView'])

const matches = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('$') || part === given[index])
  )
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)

/** The page that an address leads to; nothing when there is none. */
export const pageAt = (path: string): PageName | undefined => {
  const names = Object.keys(paths) as PageName[]
  return names.find(name => matches(paths[name], trimmed(path)))
}

/** Everything below /user needs a login, whether or not the page exists already. */
export const isForMembers = (path: string): boolean => {
  const name = pageAt(path)
  return path === '/user' || path.startsWith('/user/') || (name !== undefined && needsLogin.has(name))
}
