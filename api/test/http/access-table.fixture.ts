import type { Role } from '@academy/contract/access/accounts/schemas'
import { can } from '@academy/contract/base/abilities'
import type { Access } from '@academy/contract/base/endpoint'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import { endpoints } from '@academy/contract/endpoints'
import { problems } from '@academy/contract/problems'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../app.ts'

const callers = ['nobody', 'student', 'no roles', 'teacher', 'correpetitor', 'manager', 'admin'] as const
type Caller = (typeof callers)[number]

export const rolesOf: Record<Exclude<Caller, 'nobody'>, Role[]> = {
  student: ['student'],
  'no roles': [],
  teacher: ['Teacher'],
  correpetitor: ['Correpetitor'],
  manager: ['AcademyManager'],
  admin: ['Admin'],
}

/** Allowed, refused by the access rule, or refused by the endpoint itself with a code of status 401 or 403. */
export type Outcome = 'in' | 401 | 403 | ProblemCode
const login = 'wrong_credentials'
const link = 'invalid_link'
const expired = 'login_expired'
const passkey = 'passkey_refused'

/**
 * Who may call each endpoint, a second time, so that a slip in the contract is seen. The contract says
 * which role has which ability. The few endpoints that refuse by themselves have an outcome for each caller.
 */
export const access: Record<string, Access | Outcome[]> = {
  'academies.listAcademies': 'manage_academies',
  'academies.addAcademy': 'manage_academies',
  'academies.showAcademy': 'manage_academies',
  'academies.changeAcademy': 'manage_academies',
  'academies.deleteAcademy': 'manage_academies',
  'academies.copyAcademy': 'manage_academies',
  'academies.showCurrentChange': 'manage_academies',
  'academies.makeCurrent': 'manage_academies',
  'academies.previewAcademy': 'manage_academies',
  'academies.previewMasterclass': 'manage_academies',
  'academy.academyCurrent': 'anyone',
  'accounts.register': 'anyone',
  'accounts.login': [login, login, login, login, login, login, login],
  'accounts.logout': 'signed-in',
  'accounts.me': 'signed-in',
  'accounts.updateUser': [401, 403, 403, 403, 403, 'in', 'in'],
  'accounts.changePassword': 'signed-in',
  'accounts.forgotPassword': 'anyone',
  'accounts.resetPassword': 'anyone',
  'accounts.verifyEmail': [link, link, link, link, link, link, link],
  'accounts.resendVerification': 'signed-in',
  'accounts.cancelAddressChange': 'signed-in',
  'applications.applications': 'apply',
  'applications.apply': 'apply',
  'applications.editApplication': 'apply',
  'applications.deleteApplication': 'apply',
  'costs.costs': 'anyone',
  'dates.academyDates': 'anyone',
  'dates.datesFeed': 'anyone',
  'pastYears.pastYears': 'anyone',
  'publicConcerts.publicConcerts': 'anyone',
  'publicConcerts.publicProgramme': 'anyone',
  'concerts.requests': 'request_concert',
  'concerts.request': 'request_concert',
  'concerts.changeRequest': 'request_concert',
  'concerts.withdrawRequest': 'request_concert',
  'concerts.concertDates': 'signed-in',
  'concerts.correpetitors': 'signed-in',
  'concertPlanning.board': 'manage_concerts',
  'concertPlanning.addEvening': 'manage_concerts',
  'concertPlanning.changeEvening': 'manage_concerts',
  'concertPlanning.deleteEvening': 'manage_concerts',
  'concertPlanning.planEvening': 'manage_concerts',
  'concertPlanning.announceEvening': 'manage_concerts',
  'concertPlanning.setVideo': 'manage_concerts',
  'concertPlanning.programmePdf': 'manage_concerts',
  'concertPlanning.worksCsv': 'manage_concerts',
  'association.site': 'anyone',
  'association.association': 'manage_association',
  'association.updateAssociation': 'manage_association',
  'association.sendTestMail': 'manage_association',
  'bank.bankSettings': 'manage_money',
  'bank.changeBankSettings': 'manage_money',
  'bank.bankImports': 'manage_money',
  'bank.importStatements': 'manage_money',
  'bank.undoImport': 'manage_money',
  'bank.bankLines': 'manage_money',
  'bank.bookLine': 'manage_money',
  'bank.ignoreLine': 'manage_money',
  'bank.reopenLine': 'manage_money',
  'consents.showConsents': 'signed-in',
  'consents.chooseConsent': 'signed-in',
  'consents.withdrawConsent': 'signed-in',
  'consents.showPersonConsents': 'manage_people',
  'consents.choosePersonConsent': 'manage_people',
  'consents.withdrawPersonConsent': 'manage_people',
  'contact.contact': 'anyone',
  'contact.writeToOffice': 'signed-in',
  'contact.messages': 'answer_messages',
  'contact.message': 'answer_messages',
  'contact.answerMessage': 'answer_messages',
  'contact.setMessageState': 'answer_messages',
  'documents.currentDocuments': 'anyone',
  'documents.documentVersion': 'signed-in',
  'documents.officeDocuments': 'manage_site',
  'documents.officeDocument': 'manage_site',
  'documents.previewDocument': 'manage_site',
  'documents.uploadDocument': 'manage_site',
  'documents.publishDocument': 'manage_site',
  'documents.publishUpload': 'manage_site',
  'documents.withdrawDocument': 'manage_site',
  'documents.presigned': 'anyone',
  'documents.download': [link, link, link, link, link, link, link],
  'erasure.showErasure': 'signed-in',
  'erasure.requestErasure': 'signed-in',
  'erasure.mailErasureLink': 'signed-in',
  'erasure.confirmErasure': [link, link, link, link, link, link, link],
  'erasure.cancelErasure': 'signed-in',
  'erasure.showPersonErasure': 'manage_people',
  'erasure.requestPersonErasure': 'manage_people',
  'erasure.cancelPersonErasure': 'manage_people',
  'feedback.survey': 'anyone',
  'feedback.saveDraft': 'anyone',
  'feedback.submit': 'anyone',
  'housekeeping.officeBookings': 'manage_lodging',
  'housekeeping.bookForPerson': 'manage_lodging',
  'housekeeping.changeBooking': 'manage_lodging',
  'housekeeping.officeCancelBooking': 'manage_lodging',
  'housekeeping.occupancy': 'manage_lodging',
  'housekeeping.kitchen': 'manage_lodging',
  'housekeeping.kitchenCsv': 'manage_lodging',
  'housekeeping.housekeeping': 'manage_lodging',
  'housekeeping.housekeepingCsv': 'manage_lodging',
  'instruments.instruments': 'manage_programme',
  'instruments.addInstrument': 'manage_programme',
  'instruments.changeInstrument': 'manage_programme',
  'instruments.deleteInstrument': 'manage_programme',
  'instruments.orderInstruments': 'manage_programme',
  'letters.letter': 'manage_people',
  'letters.letters': 'manage_people',
  'letters.classLists': 'manage_people',
  'letters.ownLetters': 'signed-in',
  'letters.ownLetter': 'signed-in',
  'people.searchPeople': 'use_office',
  'people.people': 'manage_people',
  'people.peopleChoices': 'manage_people',
  'people.exportPeople': 'export_people',
  'rooms.rooms': 'manage_lodging',
  'rooms.addRooms': 'manage_lodging',
  'rooms.changeRoom': 'manage_lodging',
  'rooms.deleteRoom': 'manage_lodging',
  'rooms.roomPlan': 'manage_lodging',
  'rooms.placeBooking': 'manage_lodging',
  'offers.lodgingOffers': 'manage_lodging',
  'offers.addRoomType': 'manage_lodging',
  'offers.changeRoomType': 'manage_lodging',
  'offers.deleteRoomType': 'manage_lodging',
  'offers.addMealType': 'manage_lodging',
  'offers.changeMealType': 'manage_lodging',
  'offers.deleteMealType': 'manage_lodging',
  'programme.programme': 'manage_programme',
  'programme.addMasterclass': 'manage_programme',
  'programme.changeMasterclass': 'manage_programme',
  'programme.deleteMasterclass': 'manage_programme',
  'programme.addPeriod': 'manage_programme',
  'programme.changePeriod': 'manage_programme',
  'programme.deletePeriod': 'manage_programme',
  'invoices.myInvoices': 'signed-in',
  'invoices.invoicePdf': [link, link, link, link, link, link, link],
  'lodging.options': 'signed-in',
  'lodging.bookings': 'book_stay',
  'lodging.book': 'book_stay',
  'lodging.changeOwnBooking': 'book_stay',
  'lodging.cancelBooking': 'book_stay',
  'groupMails.listGroupMails': 'send_mail',
  'groupMails.addGroupMail': 'send_mail',
  'groupMails.showGroupMail': 'send_mail',
  'groupMails.changeGroupMail': 'send_mail',
  'groupMails.deleteGroupMail': 'send_mail',
  'groupMails.listRecipients': 'send_mail',
  'groupMails.addRecipients': 'send_mail',
  'groupMails.leaveOut': 'send_mail',
  'groupMails.previewGroupMail': 'send_mail',
  'groupMails.testGroupMail': 'send_mail',
  'groupMails.sendGroupMail': 'send_mail',
  'groupMails.stopGroupMail': 'send_mail',
  'groupMails.checkNewsLink': 'anyone',
  'groupMails.refuseNews': 'anyone',
  'groupMails.showNewsChoice': 'signed-in',
  'groupMails.changeNewsChoice': 'signed-in',
  'mails.pendingMails': 'signed-in',
  'mails.mails': 'send_mail',
  'mails.resendMail': 'send_mail',
  'mails.resendMails': 'send_mail',
  'mails.releaseMails': 'send_mail',
  'mails.outbox': 'send_mail',
  'mails.mail': 'send_mail',
  'mails.stopMail': 'send_mail',
  'mails.mailsOfPerson': 'send_mail',
  'mails.findRecipients': 'send_mail',
  'maintenance.ping': 'anyone',
  'maintenance.ready': 'anyone',
  'maintenance.maintenancePass': 'anyone',
  'masterclasses.masterclass': 'anyone',
  'masterclasses.reminderFile': 'anyone',
  'masterclasses.requestReminder': 'signed-in',
  'merging.merges': 'manage_people',
  'merging.merge': 'manage_people',
  'merging.undoMerge': 'manage_people',
  'myDays.myDays': 'signed-in',
  'myDays.calendarLink': 'signed-in',
  'myDays.renewCalendarLink': 'signed-in',
  'myDays.revokeCalendarLink': 'signed-in',
  'myDays.calendarFeed': 'anyone',
  'personalData.personalDataTopics': 'anyone',
  'personalData.dataExport': 'signed-in',
  'personalData.requestDataExport': 'signed-in',
  'personalData.dataExportLink': 'signed-in',
  'personalData.personDataExport': 'manage_people',
  'personalData.requestPersonDataExport': 'manage_people',
  'personalData.personDataExportLink': 'manage_people',
  'invoices.myInvoice': 'signed-in',
  'invoices.renewInvoice': 'signed-in',
  'paymentReminders.invoiceReminders': 'manage_money',
  'paymentReminders.sendReminder': 'manage_money',
  'paymentReminders.stopInvoiceReminders': 'manage_money',
  'paymentReminders.personReminders': 'manage_money',
  'paymentReminders.stopPersonReminders': 'manage_money',
  'ledger.invoices': 'manage_money',
  'ledger.journal': 'manage_money',
  'ledger.moneyDays': 'manage_money',
  'ledger.journalDocuments': 'manage_money',
  'ledger.journalPayments': 'manage_money',
  'ledger.ledgerCheck': 'manage_money',
  'ledger.invoiceTotals': 'manage_money',
  'ledger.invoiceChoices': 'manage_money',
  'ledgerActs.invoiceActs': 'manage_money',
  'ledgerActs.writeInvoice': 'manage_money',
  'ledgerActs.previewInvoice': 'manage_money',
  'ledgerActs.mailInvoice': 'manage_money',
  'ledgerActs.correctInvoice': 'manage_money',
  'ledgerActs.reduceInvoice': 'manage_money',
  'ledgerActs.cancelInvoice': 'manage_money',
  'payments.invoice': 'manage_money',
  'payments.recordPayment': 'manage_money',
  'payments.recordRefund': 'manage_money',
  'payments.undoPayment': 'manage_money',
  'personAccount.myAccount': 'signed-in',
  'personAccount.myAccountPdf': 'signed-in',
  'personAccount.spendMyCredit': 'signed-in',
  'personAccount.personAccount': 'manage_money',
  'personAccount.personAccountPdf': 'manage_money',
  'personAccount.enterPayment': 'manage_money',
  'personAccount.enterRefund': 'manage_money',
  'personAccount.spendCredit': 'manage_money',
  'personAccount.undoEntry': 'manage_money',
  'personAccount.releaseEntry': 'manage_money',
  'refunds.requestRefund': 'signed-in',
  'refunds.withdrawRefund': 'signed-in',
  'refunds.refundsDue': 'manage_money',
  'refunds.askForIban': 'manage_money',
  'sessions.listSessions': 'signed-in',
  'sessions.endSession': 'signed-in',
  'sessions.endOtherSessions': 'signed-in',
  'sessions.endSessionsOf': 'manage_people',
  'setup.setupLink': 'anyone',
  'setup.createFirstAdmin': 'anyone',
  'setup.readiness': 'use_office',
  'person.showPerson': 'manage_people',
  'person.personWithdrawal': 'manage_people',
  'person.withdrawForPerson': 'manage_people',
  'person.addPerson': 'manage_people',
  'person.correctPerson': 'manage_people',
  'person.sendPasswordLink': 'manage_people',
  'person.sendConfirmationLink': 'manage_people',
  'person.addNote': 'manage_people',
  'person.changeNote': 'manage_people',
  'person.deleteNote': 'manage_people',
  'person.openResume': 'manage_people',
  'profile.countries': 'anyone',
  'notices.noticeChoices': 'signed-in',
  'notices.chooseNotice': 'signed-in',
  'repertoireChanges.ownRepertoire': 'apply',
  'repertoireChanges.changeRepertoire': 'apply',
  'applications.withdrawal': 'apply',
  'accompanimentPlan.accompanimentPlan': 'see_accompaniment_plan',
  'accompanimentPlan.assignAccompanists': 'manage_accompaniment',
  'accompanimentPlan.takeSuggestion': 'manage_accompaniment',
  'correpetition.repetiteur': 'accompany',
  'correpetition.masterclassesToAccompany': 'accompany',
  'correpetition.chooseMasterclasses': 'accompany',
  'selection.remindTeacher': 'manage_selection',
  'selection.markApplicationsSeen': 'teach',
  'dashboard.officeDashboard': 'use_office',
  'dashboard.teacherDashboard': 'teach',
  'dashboard.accompanistDashboard': 'accompany',
  'record.listRecord': 'read_record',
  'record.recordExport': 'save_lists',
  'selectionFiles.applicantsPdf': 'teach',
  'selectionFiles.applicantsSaved': 'teach',
  'selectionFiles.applicantResume': 'teach',
  'selection.orderReserves': 'teach',
  'retention.retentionPeriods': 'manage_association',
  'retention.changeRetentionPeriods': 'manage_association',
  'retention.foreseenPeople': 'manage_people',
  'retention.retentionOverview': 'manage_association',
  'reviews.saveReview': 'teach',
  'selectionOffice.applicationDays': 'manage_selection',
  'selectionOffice.officeDecisions': 'manage_selection',
  'selectionOffice.decideForTeacher': 'manage_selection',
  'selectionOffice.reopenSelection': 'manage_selection',
  'selectionOffice.sendLettersNow': 'manage_selection',
  'placeOffers.placeOffers': 'apply',
  'placeOffers.acceptOffer': 'apply',
  'placeOffers.declineOffer': 'apply',
  'placeOffers.ownWaitingList': 'teach',
  'placeOffers.offerOwnPlace': 'teach',
  'placeOffers.officeWaitingList': 'manage_selection',
  'placeOffers.offerPlace': 'manage_selection',
  'selectionOffice.acceptLate': 'manage_selection',
  'selection.myMasterclasses': 'teach',
  'selection.myMasterclass': 'teach',
  'selection.applicants': 'teach',
  'selection.decide': 'teach',
  'selection.finalMailPreview': 'teach',
  'selection.finalize': 'teach',
  'selectionFiles.participantsCsv': 'teach',
  'selectionFiles.participantsPdf': 'teach',
  'selection.allCurrentMasterclasses': 'manage_selection',
  'selection.closeApplications': 'manage_selection',
  'selection.officeFinalMailPreview': 'manage_selection',
  'selection.officeFinalize': 'manage_selection',
  'siteTexts.textsOfPage': 'anyone',
  'siteTexts.textsOfYear': 'manage_site',
  'siteTexts.listTexts': 'manage_site',
  'siteTexts.showText': 'manage_site',
  'siteTexts.changeText': 'manage_site',
  'textPreviews.previewText': 'manage_site',
  'textPreviews.testText': 'manage_site',
  'surveys.listSurveys': 'manage_surveys',
  'surveys.addSurvey': 'manage_surveys',
  'surveys.showSurvey': 'manage_surveys',
  'surveys.changeSurvey': 'manage_surveys',
  'surveys.deleteSurvey': 'manage_surveys',
  'surveys.copySurvey': 'manage_surveys',
  'surveys.invite': 'manage_surveys',
  'surveys.remind': 'manage_surveys',
  'surveys.close': 'manage_surveys',
  'surveys.surveyYears': 'manage_surveys',
  'surveys.results': 'manage_surveys',
  'surveys.resultsCsv': 'manage_surveys',
  'surveys.resultsPdf': 'manage_surveys',
  'invitations.listInvitations': 'manage_roles',
  'invitations.invite': 'manage_roles',
  'invitations.sendInvitationAgain': 'manage_roles',
  'invitations.withdrawInvitation': 'manage_roles',
  'invitations.showInvitation': [link, link, link, link, link, link, link],
  'roles.acceptInvitation': [link, link, link, link, link, link, link],
  'roles.listRoleHolders': 'manage_roles',
  'roles.searchAccounts': 'manage_roles',
  'roles.giveRole': 'manage_roles',
  'roles.takeRole': 'manage_roles',
  'secondFactor.secondFactor': 'signed-in',
  'secondFactor.beginTotp': 'signed-in',
  'secondFactor.confirmTotp': 'signed-in',
  'secondFactor.removeTotp': 'signed-in',
  'secondFactor.makeRecoveryCodes': 'signed-in',
  'secondFactor.passkeyOptions': 'signed-in',
  'secondFactor.addPasskey': [401, passkey, passkey, passkey, passkey, passkey, passkey],
  'secondFactor.renamePasskey': 'signed-in',
  'secondFactor.removePasskey': 'signed-in',
  'secondFactor.stopOwnReset': 'signed-in',
  'secondFactor.confirmationOptions': 'signed-in',
  'secondFactor.confirmIdentity': 'signed-in',
  'secondFactorLogin.finishLogin': [expired, expired, expired, expired, expired, expired, expired],
  'secondFactorLogin.secondStepPasskey': [expired, expired, expired, expired, expired, expired, expired],
  'secondFactorLogin.passkeyLoginOptions': 'anyone',
  'secondFactorLogin.passkeyLogin': [passkey, passkey, passkey, passkey, passkey, passkey, passkey],
  'secondFactorOffice.resetSecondFactor': 'manage_roles',
  'secondFactorOffice.stopReset': [link, link, link, link, link, link, link],
  'secondFactorOffice.cancelReset': 'manage_roles',
  'secondFactorOffice.showRequirement': 'manage_roles',
  'secondFactorOffice.changeRequirement': 'manage_admins',
  'teachers.listTeachers': 'manage_programme',
  'teachers.addTeacher': 'manage_programme',
  'teachers.showTeacher': 'manage_programme',
  'teachers.changeTeacher': 'manage_programme',
  'teachers.deleteTeacher': 'manage_programme',
  'teachers.replacePortrait': 'manage_programme',
  'teachers.changePortraitFocus': 'manage_programme',
  'teachers.deletePortrait': 'manage_programme',
  'teachers.findAccounts': 'manage_programme',
  'teachers.createTeacherAccount': 'manage_programme',
  'teachers.linkAccount': 'manage_programme',
  'teachers.unlinkAccount': 'manage_programme',
  'teachers.inviteTeacher': 'manage_programme',
  'teachers.withdrawInvitation': 'manage_programme',
  'teachers.portraitBySlug': 'anyone',
  'teachers.portraitFile': 'anyone',
  'arrivalDetails.arrivalDetails': 'signed-in',
  'arrivalDetails.changeArrivalDetails': 'signed-in',
  'arrivalDetails.consentForm': 'signed-in',
  'arrivalDetails.saveConsent': 'signed-in',
  'arrivalDetails.deleteConsent': 'signed-in',
  'arrivalDetails.correctArrivalDetails': 'manage_people',
  'arrivalDetails.openConsent': 'manage_people',
  'arrivalDetails.saveConsentOf': 'manage_people',
  'arrivalDetails.deleteConsentOf': 'manage_people',
  'profile.profile': 'signed-in',
  'profile.updateProfile': 'signed-in',
  'profile.updateAddresses': 'signed-in',
  'profile.deleteAddress': 'signed-in',
  'profile.resume': 'signed-in',
  'profile.replaceResume': 'signed-in',
  'profile.deleteResume': 'signed-in',
  'catalogue.composerEntry': 'manage_concerts',
  'catalogue.correctComposer': 'manage_concerts',
  'catalogue.pieceEntry': 'manage_concerts',
  'catalogue.correctPiece': 'manage_concerts',
  'repertoire.composers': 'signed-in',
  'repertoire.addComposer': 'signed-in',
  'repertoire.pieces': 'signed-in',
  'repertoire.addPiece': 'signed-in',
  'repertoire.movements': 'signed-in',
  'repertoire.addMovement': 'signed-in',
}

/** Inputs that the contract's examples do not cover. */
const inputs: Record<string, { path?: string; body?: unknown }> = {
  'accounts.login': { body: { email_address: 'nobody@example.org', password: 'Wrong-one' } },
  'accounts.verifyEmail': { path: '/api/email/verify/1/0a1b?expires=1&signature=x' },
  'documents.currentDocuments': { path: '/api/documents/current' },
  'documents.presigned': { path: '/api/files/presigned?path=consent_form_de.pdf' },
  'documents.download': { path: '/api/files/download?key=a.pdf&disposition=inline&expires=1&signature=x' },
  'maintenance.maintenancePass': { path: '/api/maintenance/pass?key=x' },
  'masterclasses.masterclass': { path: '/api/masterClass/1' },
  // Only the author changes a note, and another caller of this table may have made one.
  'person.changeNote': { path: '/api/academy/a/people/1/notes/99999', body: { text: 'A note', version: 1 } },
}

let academy: TestApp
let other: Person
let answeredBy: string | undefined
const personByCaller = new Map<Caller, Person>()

/** Returns a person for a call: a new one if the call may change their account, such as a logout. */
const personFor = async (caller: Exclude<Caller, 'nobody'>, mayChange: boolean) => {
  const person = (!mayChange && personByCaller.get(caller)) || (await academy.person(rolesOf[caller]))
  if (!mayChange) personByCaller.set(caller, person)
  return person
}

const callAs = async (name: string, caller: Caller, expected: Outcome | undefined) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`the contract has no ${name}`)
  const mayChange = endpoint.method !== 'GET' && expected === 'in'
  const person = caller === 'nobody' ? undefined : await personFor(caller, mayChange)
  const { path = endpoint.path.replace(/:\w+/g, String(other.id)), body = endpoint.example?.body } =
    inputs[name] ?? {}
  const response = await academy.app.inject({
    method: endpoint.method,
    url: path,
    headers: { ...(person && { authorization: `Bearer ${person.token}` }), 'x-forwarded-for': '10.1.2.3' },
    ...(body !== undefined && { payload: body as object }),
  })
  const code = response.statusCode >= 400 ? response.json().code : undefined
  return { status: response.statusCode, code, declared: endpoint.path }
}

const outcomeOf = ({ status, code }: { status: number; code: string | undefined }): Outcome => {
  if (code === 'unauthorized') return 401
  if (code === 'forbidden') return 403
  return status === 401 || status === 403 ? (code as ProblemCode) : 'in'
}

const outcomeFor = (required: Access, caller: Caller): Outcome => {
  if (required === 'anyone') return 'in'
  if (caller === 'nobody') return 401
  return required === 'signed-in' || can(rolesOf[caller], required) ? 'in' : 403
}

/** The last endpoint of each access. */
const lastOfEach = new Map(
  Object.entries(access).flatMap(([name, row]) => (typeof row === 'string' ? [[row, name]] : [])),
)

/** The strongest who may not, and the weakest who may. */
const atTheLimit = (outcomes: readonly Outcome[]): Caller[] =>
  [outcomes.findLastIndex(outcome => outcome !== 'in'), outcomes.indexOf('in')].flatMap(
    index => callers[index] ?? [],
  )

type Callers = (row: {
  name: string
  required: Access | undefined
  outcomes: readonly Outcome[]
}) => readonly Caller[]

/** One endpoint of each access is called by everybody, the others by the two between whom the access ends. */
export const fewCallers: Callers = ({ name, required, outcomes }) =>
  required && lastOfEach.get(required) !== name ? atTheLimit(outcomes) : callers

export const everyCaller: Callers = () => callers

/** Calls every endpoint as the chosen callers. */
export const testAccess = (chosen: Callers): void => {
  beforeAll(async () => {
    academy = await testApp({}, { ownApp: true })
    academy.app.addHook('onRequest', async request => {
      answeredBy = request.routeOptions.url
    })
    other = await academy.person()
  })
  afterAll(() => academy.close())

  describe.each(Object.entries(access))('%s', (name, row) => {
    const required = typeof row === 'string' ? row : undefined
    const outcomes = typeof row === 'string' ? callers.map(caller => outcomeFor(row, caller)) : row
    test.each(
      chosen({ name, required, outcomes }).map(
        caller => [caller, outcomes[callers.indexOf(caller)]] as const,
      ),
    )('for %s: %s', async (caller, expected) => {
      const answer = await callAs(name, caller, expected)
      expect(answeredBy).toBe(answer.declared)
      expect(outcomeOf(answer)).toBe(expected)
      expect(answer.status).not.toBe(429)
      if (typeof expected === 'string' && expected !== 'in')
        expect(answer.status).toBe(problems[expected].status)
    })
  })
}
