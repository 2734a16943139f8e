import type { Academy } from '@academy/contract/academy/schemas'
import type { Masterclass } from '@academy/contract/masterclasses/schemas'
import type { AcademyFrame } from '../features/academy/api.ts'
import type { LoadedSurvey } from '../features/feedback/endings.ts'
import { headOf, type Visit } from './head.ts'
import { headTexts } from './head-texts.ts'
import { homeHead, masterclassesHead, masterclassHead } from './masterclass-heads.ts'
import { paths } from './paths.ts'

type Page = keyof (typeof headTexts)['en']

const simple =
  (page: Page, path: string, isPrivate = false) =>
  (visit: Visit) =>
    headOf(visit, { ...headTexts[visit.context.locale][page], path, isPrivate })

/** The head of every page, by the name of its route. */
export const pageHeads = {
  home: (visit: Visit, academy?: Academy | null) =>
    academy ? homeHead(visit, academy) : simple('home', paths.Home)(visit),
  academy: simple('academy', paths.Academy),
  about: simple('about', paths.About),
  contact: simple('contact', paths.Contact),
  masterclasses: (visit: Visit, academy?: Academy | null) =>
    academy ? masterclassesHead(visit, academy) : simple('masterclasses', paths.Masterclasses)(visit),
  masterclass: (visit: Visit, found?: { masterclass: Masterclass; academy: AcademyFrame }) =>
    found ? masterclassHead(visit, found) : simple('masterclasses', paths.Masterclasses)(visit),
  imprint: simple('imprint', paths.Imprint),
  privacy: simple('privacy', paths.Privacy),
  maintenance: simple('maintenance', paths.Maintenance, true),
  // The address of the page is as secret as the link.
  feedback: (visit: Visit, loaded?: LoadedSurvey) =>
    headOf(visit, {
      ...headTexts[visit.context.locale].feedback,
      ...(loaded && 'open' in loaded && { title: loaded.open.survey.title }),
      path: '/feedback',
      isPrivate: true,
    }),
  login: simple('login', paths.Login),
  register: simple('register', paths.Register),
  welcome: simple('welcome', paths.Welcome, true),
  passwordReset: simple('passwordReset', paths.PasswordReset, true),
  emailVerification: simple('emailVerification', '/verify-email', true),
  user: simple('user', paths.PersonalHomeView, true),
  teaching: simple('teaching', paths.MasterclassesListTeacher, true),
  selection: simple('selection', paths.MasterclassesListTeacher, true),
  allMasterclasses: simple('allMasterclasses', paths.MasterclassesListAdmin, true),
  accompaniment: simple('accompaniment', paths.MasterclassesListCorrepetieur, true),
  profile: simple('profile', paths.Profile, true),
  invoices: simple('invoices', paths.InvoicesListAdmin, true),
  concerts: simple('concerts', paths.ConcertsAdmin, true),
  lodging: simple('lodging', paths.LodgingAdmin, true),
  kitchen: simple('kitchen', paths.KitchenAdmin, true),
  housekeeping: simple('housekeeping', paths.HousekeepingAdmin, true),
  surveys: simple('surveys', paths.SurveysAdmin, true),
  newSurvey: simple('newSurvey', paths.NewSurveyAdmin, true),
  survey: simple('survey', paths.SurveysAdmin, true),
  surveyPreview: simple('surveyPreview', paths.SurveysAdmin, true),
  surveyResults: simple('surveyResults', paths.SurveysAdmin, true),
  myConcert: simple('myConcert', paths.MyConcert, true),
  myMasterclasses: simple('myMasterclasses', paths.MyMasterclasses, true),
  masterclassApplication: simple('masterclassApplication', paths.MyMasterclasses, true),
  myAccommodation: simple('myAccommodation', paths.MyAcomodation, true),
}
