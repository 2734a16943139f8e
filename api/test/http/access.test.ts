import { me, updateUser } from '@academy/contract/accounts/endpoints'
import type { Role } from '@academy/contract/accounts/schemas'
import { endpoints } from '@academy/contract/endpoints'
import { type ProblemCode, problems } from '@academy/contract/problems'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/app.ts'
import { type Person, type TestApp, testApp } from '../app.ts'

const callers = ['nobody', 'student', 'no roles', 'teacher', 'correpetitor', 'manager', 'admin'] as const
type Caller = (typeof callers)[number]

const rolesOf: Record<Exclude<Caller, 'nobody'>, Role[]> = {
  student: ['student'],
  'no roles': [],
  teacher: ['Teacher'],
  correpetitor: ['Correpetitor'],
  manager: ['AcademyManager'],
  admin: ['Admin'],
}

/**
 * Allowed, refused by the access rule, or refused by the endpoint itself with a code of status 401 or 403.
 */
type Outcome = 'in' | 401 | 403 | ProblemCode
const login = 'wrong_credentials'
const link = 'invalid_link'

// biome-ignore format: the table is aligned in columns
const access: Record<string, Outcome[]> = {
  // Columns: anonymous, student, no roles, teacher, correpetitor, manager, admin.
  'academies.listAcademies':       [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.addAcademy':          [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.showAcademy':         [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.changeAcademy':       [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.deleteAcademy':       [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.copyAcademy':         [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.showCurrentChange':   [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.makeCurrent':         [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.previewAcademy':      [401,   403,     403,     403,     403,        'in',   'in'],
  'academies.previewMasterclass':  [401,   403,     403,     403,     403,        'in',   'in'],
  'academy.academyCurrent':        ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.register':             ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.login':                [login, login,   login,   login,   login,      login,  login],
  'accounts.logout':               [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.me':                   [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.updateUser':           [401,   403,     403,     403,     403,        'in',   'in'],
  'accounts.forgotPassword':       ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.resetPassword':        ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.verifyEmail':          [link,  link,    link,    link,    link,       link,   link],
  'accounts.resendVerification':   [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'accounts.cancelAddressChange':  [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'applications.applications':     [401,   'in',    'in',    403,     403,        403,    403],
  'applications.apply':            [401,   'in',    'in',    403,     403,        403,    403],
  'applications.editApplication':  [401,   'in',    'in',    403,     403,        403,    403],
  'applications.deleteApplication': [401,  'in',    'in',    403,     403,        403,    403],
  'costs.costs':                   ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'dates.academyDates':             ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'dates.datesFeed':                ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'pastYears.pastYears':            ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'publicConcerts.publicConcerts':  ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'publicConcerts.publicProgramme': ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'concerts.requests':             [401,   'in',    'in',    403,     403,        403,    403],
  'concerts.request':              [401,   'in',    'in',    403,     403,        403,    403],
  'concerts.changeRequest':        [401,   'in',    'in',    403,     403,        403,    403],
  'concerts.withdrawRequest':      [401,   'in',    'in',    403,     403,        403,    403],
  'concerts.concertDates':         [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'concerts.correpetitors':        [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'concertPlanning.board':         [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.addEvening':    [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.changeEvening': [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.deleteEvening': [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.planEvening':   [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.announceEvening': [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.setVideo':      [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.programmePdf':  [401,   403,     403,     403,     403,        'in',   'in'],
  'concertPlanning.worksCsv':      [401,   403,     403,     403,     403,        'in',   'in'],
  'association.site':              ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'association.association':       [401,   403,     403,     403,     403,        'in',   'in'],
  'association.updateAssociation': [401,   403,     403,     403,     403,        'in',   'in'],
  'association.sendTestMail':      [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.bankSettings':            [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.changeBankSettings':      [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.bankImports':             [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.importStatements':        [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.undoImport':              [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.bankLines':               [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.bookLine':                [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.ignoreLine':              [401,   403,     403,     403,     403,        'in',   'in'],
  'bank.reopenLine':              [401,   403,     403,     403,     403,        'in',   'in'],
  'contact.contact':               ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'contact.writeToOffice':         [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'contact.messages':              [401,   403,     403,     403,     403,        'in',   'in'],
  'contact.message':               [401,   403,     403,     403,     403,        'in',   'in'],
  'contact.answerMessage':         [401,   403,     403,     403,     403,        'in',   'in'],
  'contact.setMessageState':       [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.currentDocuments':    ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'documents.documentVersion':     [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'documents.officeDocuments':      [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.officeDocument':       [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.previewDocument':      [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.uploadDocument':       [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.publishDocument':      [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.publishUpload':        [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.withdrawDocument':     [401,   403,     403,     403,     403,        'in',   'in'],
  'documents.presigned':           ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'documents.download':            [link,  link,    link,    link,    link,       link,   link],
  'feedback.survey':               ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'feedback.saveDraft':            ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'feedback.submit':               ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'housekeeping.officeBookings':   [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.bookForPerson':     [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.changeBooking':    [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.officeCancelBooking': [401, 403,     403,     403,     403,        'in',   'in'],
  'housekeeping.occupancy':        [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.kitchen':          [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.kitchenCsv':       [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.housekeeping':     [401,   403,     403,     403,     403,        'in',   'in'],
  'housekeeping.housekeepingCsv':  [401,   403,     403,     403,     403,        'in',   'in'],
  'instruments.instruments':      [401,   403,     403,     403,     403,        'in',   'in'],
  'instruments.addInstrument':    [401,   403,     403,     403,     403,        'in',   'in'],
  'instruments.changeInstrument': [401,   403,     403,     403,     403,        'in',   'in'],
  'instruments.deleteInstrument': [401,   403,     403,     403,     403,        'in',   'in'],
  'instruments.orderInstruments': [401,   403,     403,     403,     403,        'in',   'in'],
  'letters.letter':               [401,   403,     403,     403,     403,        'in',   'in'],
  'letters.letters':              [401,   403,     403,     403,     403,        'in',   'in'],
  'letters.classLists':           [401,   403,     403,     403,     403,        'in',   'in'],
  'letters.ownLetters':            [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'letters.ownLetter':             [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'people.searchPeople':          [401,   403,     403,     403,     403,        'in',   'in'],
  'people.people':                [401,   403,     403,     403,     403,        'in',   'in'],
  'people.peopleChoices':         [401,   403,     403,     403,     403,        'in',   'in'],
  'people.exportPeople':          [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.rooms':                  [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.addRooms':               [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.changeRoom':             [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.deleteRoom':             [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.roomPlan':               [401,   403,     403,     403,     403,        'in',   'in'],
  'rooms.placeBooking':           [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.lodgingOffers':         [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.addRoomType':           [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.changeRoomType':        [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.deleteRoomType':        [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.addMealType':           [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.changeMealType':        [401,   403,     403,     403,     403,        'in',   'in'],
  'offers.deleteMealType':        [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.programme':          [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.addMasterclass':     [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.changeMasterclass':  [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.deleteMasterclass':  [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.addPeriod':          [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.changePeriod':       [401,   403,     403,     403,     403,        'in',   'in'],
  'programme.deletePeriod':       [401,   403,     403,     403,     403,        'in',   'in'],
  'invoices.myInvoices':          [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'invoices.invoicePdf':          [link,  link,    link,    link,    link,       link,   link],
  'lodging.options':               [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'lodging.bookings':              [401,   'in',    'in',    403,     403,        403,    403],
  'lodging.book':                  [401,   'in',    'in',    403,     403,        403,    403],
  'lodging.changeOwnBooking':      [401,   'in',    'in',    403,     403,        403,    403],
  'lodging.cancelBooking':         [401,   'in',    'in',    403,     403,        403,    403],
  'groupMails.listGroupMails':     [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.addGroupMail':       [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.showGroupMail':      [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.changeGroupMail':    [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.deleteGroupMail':    [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.listRecipients':     [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.addRecipients':      [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.leaveOut':           [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.previewGroupMail':   [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.testGroupMail':      [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.sendGroupMail':      [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.stopGroupMail':      [401,   403,     403,     403,     403,        'in',   'in'],
  'groupMails.checkNewsLink':      ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'groupMails.refuseNews':         ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'groupMails.showNewsChoice':     [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'groupMails.changeNewsChoice':   [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'mails.pendingMails':               [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'mails.mails':                   [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.resendMail':              [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.resendMails':             [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.releaseMails':            [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.outbox':                  [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.mail':                    [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.stopMail':                [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.mailsOfPerson':           [401,   403,     403,     403,     403,        'in',   'in'],
  'mails.findRecipients':          [401,   403,     403,     403,     403,        'in',   'in'],
  'maintenance.ping':              ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'maintenance.ready':             ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'maintenance.maintenancePass':   ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'masterclasses.masterclass':     ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'masterclasses.reminderFile':    ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'masterclasses.requestReminder': [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'merging.merges':                [401,   403,     403,     403,     403,        'in',   'in'],
  'merging.merge':                 [401,   403,     403,     403,     403,        'in',   'in'],
  'merging.undoMerge':             [401,   403,     403,     403,     403,        'in',   'in'],
  'myDays.myDays':                 [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'myDays.calendarLink':           [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'myDays.renewCalendarLink':      [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'myDays.revokeCalendarLink':     [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'myDays.calendarFeed':           ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'invoices.myInvoice':            [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'paymentReminders.invoiceReminders': [401, 403,  403,     403,     403,        'in',   'in'],
  'paymentReminders.sendReminder': [401,  403,     403,     403,     403,        'in',   'in'],
  'paymentReminders.stopInvoiceReminders': [401, 403, 403,  403,     403,        'in',   'in'],
  'paymentReminders.personReminders': [401, 403,   403,     403,     403,        'in',   'in'],
  'paymentReminders.stopPersonReminders': [401, 403, 403,   403,     403,        'in',   'in'],
  'ledger.invoices':              [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.journal':               [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.journalDocuments':      [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.journalPayments':       [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.ledgerCheck':           [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.invoiceTotals':         [401,   403,     403,     403,     403,        'in',   'in'],
  'ledger.invoiceChoices':        [401,   403,     403,     403,     403,        'in',   'in'],
  'ledgerActs.invoiceActs': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.writeInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.previewInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.mailInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.correctInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.reduceInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'ledgerActs.cancelInvoice': [401, 403, 403, 403, 403, 'in', 'in'],
  'payments.invoice':             [401,   403,     403,     403,     403,        'in',   'in'],
  'payments.recordPayment':       [401,   403,     403,     403,     403,        'in',   'in'],
  'payments.recordRefund':        [401,   403,     403,     403,     403,        'in',   'in'],
  'payments.undoPayment':         [401,   403,     403,     403,     403,        'in',   'in'],
  'personAccount.myAccount': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'personAccount.myAccountPdf': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'personAccount.spendMyCredit': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'personAccount.personAccount': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.personAccountPdf': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.enterPayment': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.enterRefund': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.spendCredit': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.undoEntry': [401, 403, 403, 403, 403, 'in', 'in'],
  'personAccount.releaseEntry': [401, 403, 403, 403, 403, 'in', 'in'],
  'refunds.requestRefund': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'refunds.withdrawRefund': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'refunds.refundsDue': [401, 403, 403, 403, 403, 'in', 'in'],
  'refunds.askForIban': [401, 403, 403, 403, 403, 'in', 'in'],
  'setup.setupLink':               ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'setup.createFirstAdmin':        ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'setup.readiness':               [401,   403,     403,     403,     403,        'in',   'in'],
  'person.showPerson':             [401,   403,     403,     403,     403,        'in',   'in'],
  'person.personWithdrawal':       [401,   403,     403,     403,     403,        'in',   'in'],
  'person.withdrawForPerson':      [401,   403,     403,     403,     403,        'in',   'in'],
  'person.addPerson':              [401,   403,     403,     403,     403,        'in',   'in'],
  'person.correctPerson':          [401,   403,     403,     403,     403,        'in',   'in'],
  'person.sendPasswordLink':       [401,   403,     403,     403,     403,        'in',   'in'],
  'person.sendConfirmationLink':   [401,   403,     403,     403,     403,        'in',   'in'],
  'person.addNote':                [401,   403,     403,     403,     403,        'in',   'in'],
  'person.changeNote':             [401,   403,     403,     403,     403,        'in',   'in'],
  'person.deleteNote':             [401,   403,     403,     403,     403,        'in',   'in'],
  'person.openResume':             [401,   403,     403,     403,     403,        'in',   'in'],
  'profile.countries':             ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'notices.noticeChoices':          [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'notices.chooseNotice':           [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoireChanges.ownRepertoire': [401,  'in',    'in',    403,     403,        403,    403],
  'repertoireChanges.changeRepertoire': [401,'in',   'in',    403,     403,        403,    403],
  'applications.withdrawal':       [401,   'in',    'in',    403,     403,        403,    403],
  'accompanimentPlan.accompanimentPlan': [401, 403,  403,     403,     'in',       'in',   'in'],
  'accompanimentPlan.assignAccompanists': [401, 403, 403,     403,     403,        'in',   'in'],
  'accompanimentPlan.takeSuggestion': [401, 403,     403,     403,     403,        'in',   'in'],
  'correpetition.repetiteur':      [401,   403,     403,     403,     'in',       403,    403],
  'correpetition.masterclassesToAccompany': [401,   403,     403,     403,     'in',       403,    403],
  'correpetition.chooseMasterclasses': [401,   403,     403,     403,     'in',       403,    403],
  'selection.remindTeacher':      [401, 403, 403, 403, 403, 'in', 'in'],
  'selection.markApplicationsSeen': [401, 403, 403, 'in', 403, 403, 403],
  'dashboard.officeDashboard':    [401, 403, 403, 403, 403, 'in', 'in'],
  'dashboard.teacherDashboard':   [401, 403, 403, 'in', 403, 403, 403],
  'dashboard.accompanistDashboard': [401, 403, 403, 403, 'in', 403, 403],
  'record.listRecord':            [401, 403, 403, 403, 403, 'in', 'in'],
  'record.recordExport':          [401, 403, 403, 'in', 'in', 'in', 'in'],
  'selectionFiles.applicantsPdf': [401,   403,     403,     'in',    403,        403,    403],
  'selectionFiles.applicantsSaved': [401,   403,     403,     'in',    403,        403,    403],
  'selectionFiles.applicantResume': [401,   403,     403,     'in',    403,        403,    403],
  'selection.orderReserves':       [401,   403,     403,     'in',    403,        403,    403],
  'reviews.saveReview':            [401,   403,     403,     'in',    403,        403,    403],
  'selectionOffice.officeDecisions': [401,   403,     403,     403,     403,        'in',   'in'],
  'selectionOffice.decideForTeacher': [401,   403,     403,     403,     403,        'in',   'in'],
  'selectionOffice.reopenSelection': [401,   403,     403,     403,     403,        'in',   'in'],
  'placeOffers.placeOffers':       [401,   'in',    'in',    403,     403,        403,    403],
  'placeOffers.acceptOffer':       [401,   'in',    'in',    403,     403,        403,    403],
  'placeOffers.declineOffer':      [401,   'in',    'in',    403,     403,        403,    403],
  'placeOffers.ownWaitingList':    [401,   403,     403,     'in',    403,        403,    403],
  'placeOffers.offerOwnPlace':     [401,   403,     403,     'in',    403,        403,    403],
  'placeOffers.officeWaitingList': [401,   403,     403,     403,     403,        'in',   'in'],
  'placeOffers.offerPlace':        [401,   403,     403,     403,     403,        'in',   'in'],
  'selectionOffice.acceptLate':    [401,   403,     403,     403,     403,        'in',   'in'],
  'selection.myMasterclasses':     [401,   403,     403,     'in',    403,        403,    403],
  'selection.myMasterclass':       [401,   403,     403,     'in',    403,        403,    403],
  'selection.applicants':          [401,   403,     403,     'in',    403,        403,    403],
  'selection.decide':              [401,   403,     403,     'in',    403,        403,    403],
  'selection.finalMailPreview':        [401,   403,     403,     'in',    403,        403,    403],
  'selection.finalize':            [401,   403,     403,     'in',    403,        403,    403],
  'selectionFiles.participantsCsv':     [401,   403,     403,     'in',    403,        403,    403],
  'selectionFiles.participantsPdf':     [401,   403,     403,     'in',    403,        403,    403],
  'selection.allCurrentMasterclasses': [401,   403,     403,     403,     403,        'in',   'in'],
  'selection.closeApplications':   [401,   403,     403,     403,     403,        'in',   'in'],
  'selection.officeFinalMailPreview':  [401,   403,     403,     403,     403,        'in',   'in'],
  'selection.officeFinalize':      [401,   403,     403,     403,     403,        'in',   'in'],
  'siteTexts.textsOfPage':         ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'siteTexts.textsOfYear':         [401,   403,     403,     403,     403,        'in',   'in'],
  'siteTexts.listTexts':          [401,   403,     403,     403,     403,        'in',   'in'],
  'siteTexts.showText':           [401,   403,     403,     403,     403,        'in',   'in'],
  'siteTexts.changeText':         [401,   403,     403,     403,     403,        'in',   'in'],
  'textPreviews.previewText':        [401,   403,     403,     403,     403,        'in',   'in'],
  'textPreviews.testText':           [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.listSurveys':           [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.addSurvey':             [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.showSurvey':            [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.changeSurvey':          [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.deleteSurvey':          [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.copySurvey':            [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.invite':                [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.remind':                [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.close':                 [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.results':               [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.resultsCsv':            [401,   403,     403,     403,     403,        'in',   'in'],
  'surveys.resultsPdf':            [401,   403,     403,     403,     403,        'in',   'in'],
  'invitations.listInvitations':   [401,   403,     403,     403,     403,        'in',   'in'],
  'invitations.invite':            [401,   403,     403,     403,     403,        'in',   'in'],
  'invitations.sendInvitationAgain':[401,   403,     403,     403,     403,        'in',   'in'],
  'invitations.withdrawInvitation':[401,   403,     403,     403,     403,        'in',   'in'],
  'invitations.showInvitation':    [link,  link,    link,    link,    link,       link,   link],
  'roles.acceptInvitation':  [link,  link,    link,    link,    link,       link,   link],
  'roles.listRoleHolders':         [401,   403,     403,     403,     403,        'in',   'in'],
  'roles.searchAccounts':          [401,   403,     403,     403,     403,        'in',   'in'],
  'roles.giveRole':                [401,   403,     403,     403,     403,        'in',   'in'],
  'roles.takeRole':                [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.listTeachers':         [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.addTeacher':           [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.showTeacher':          [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.changeTeacher':        [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.deleteTeacher':        [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.replacePortrait':      [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.deletePortrait':       [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.findAccounts':         [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.createTeacherAccount':  [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.linkAccount':          [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.unlinkAccount':        [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.inviteTeacher':        [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.withdrawInvitation':   [401,   403,     403,     403,     403,        'in',   'in'],
  'teachers.portraitBySlug':       ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'teachers.portraitFile':         ['in',  'in',    'in',    'in',    'in',       'in',   'in'],
  'arrivalDetails.arrivalDetails': [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'arrivalDetails.changeArrivalDetails': [401, 'in', 'in',   'in',    'in',       'in',   'in'],
  'arrivalDetails.consentForm':    [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'arrivalDetails.saveConsent':    [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'arrivalDetails.deleteConsent':  [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'arrivalDetails.correctArrivalDetails': [401, 403, 403,    403,     403,        'in',   'in'],
  'arrivalDetails.openConsent':    [401,   403,     403,     403,     403,        'in',   'in'],
  'arrivalDetails.saveConsentOf':  [401,   403,     403,     403,     403,        'in',   'in'],
  'arrivalDetails.deleteConsentOf': [401,   403,     403,     403,     403,        'in',   'in'],
  'profile.profile':               [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.updateProfile':         [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.updateAddresses':       [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.deleteAddress':         [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.resume':                [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.replaceResume':         [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'profile.deleteResume':          [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'catalogue.composerEntry':       [401,   403,     403,     403,     403,        'in',   'in'],
  'catalogue.correctComposer':     [401,   403,     403,     403,     403,        'in',   'in'],
  'catalogue.pieceEntry':          [401,   403,     403,     403,     403,        'in',   'in'],
  'catalogue.correctPiece':        [401,   403,     403,     403,     403,        'in',   'in'],
  'repertoire.composers':          [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoire.addComposer':        [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoire.pieces':             [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoire.addPiece':           [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoire.movements':          [401,   'in',    'in',    'in',    'in',       'in',   'in'],
  'repertoire.addMovement':        [401,   'in',    'in',    'in',    'in',       'in',   'in'],
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
beforeAll(async () => {
  academy = await testApp({}, { ownApp: true })
  academy.app.addHook('onRequest', async request => {
    answeredBy = request.routeOptions.url
  })
  other = await academy.person()
})
afterAll(() => academy.close())

const callAs = async (name: string, caller: Caller) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`the contract has no ${name}`)
  const person = caller === 'nobody' ? undefined : await academy.person(rolesOf[caller])
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

test('every endpoint has a row and every row an endpoint', () => {
  expect(Object.keys(access).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('every endpoint of the contract is bound once, and no other routes exist', () => {
  const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`
  expect(routes.map(route => name(route.endpoint)).toSorted()).toEqual(
    Object.values(endpoints).map(name).toSorted(),
  )
  expect(new Set(routes.map(route => route.endpoint))).toEqual(new Set(Object.values(endpoints)))
})

describe.each(Object.entries(access))('%s', (name, outcomes) => {
  test.each(callers.map((caller, index) => [caller, outcomes[index]] as const))(
    'for %s: %s',
    async (caller, expected) => {
      const answer = await callAs(name, caller)
      expect(answeredBy).toBe(answer.declared)
      expect(outcomeOf(answer)).toBe(expected)
      expect(answer.status).not.toBe(429)
      if (typeof expected === 'string' && expected !== 'in')
        expect(answer.status).toBe(problems[expected].status)
    },
  )
})

test('every user may change their own account', async () => {
  for (const roles of Object.values(rolesOf)) {
    const person = await academy.person(roles)
    await academy.call(
      updateUser,
      { params: { id: String(person.id) }, body: { first_name: 'Ilse' } },
      { as: person },
    )
  }
})

describe('a token', () => {
  const aged = async (days: number) => {
    const person = await academy.person()
    const last_used_at = new Date(academy.services.clock.now().getTime() - days * 24 * 3_600_000)
    await academy.db
      .updateTable('access_tokens')
      .set({ last_used_at })
      .where('account_id', '=', person.id)
      .execute()
    return person
  }

  test('works 29 days after its last use and not after 31', async () => {
    await academy.call(me, {}, { as: await aged(29) })
    expect((await academy.refused(me, {}, { as: await aged(31) })).status).toBe(401)
  })

  test('is revoked with its account', async () => {
    const person = await academy.person()
    await academy.call(me, {}, { as: person })
    await academy.db.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect((await academy.refused(me, {}, { as: person })).body.code).toBe('unauthorized')
  })

  const malformed: ((token: string) => string)[] = [
    () => '',
    () => 'Bearer',
    () => 'Bearer ',
    () => 'Bearer null',
    () => 'Bearer undefined',
    token => token,
    token => `Basic ${token}`,
    token => `Bearer${token}`,
    token => `Bearer  ${token}`,
    token => `Bearer\t${token}`,
    token => `Bearer "${token}"`,
    token => `Bearer ${token}x`,
    token => `Bearer ${token.slice(0, -1)}`,
    token => `Bearer ${token.toLowerCase()}`,
    token => `Bearer ${token},Bearer ${token}`,
    token => `Bearer ${token}; admin=1`,
    token => `Bearer ${token}\u0000`,
    token => `Bearer ${token}\r\nx: y`,
    token => `Token token=${token}`,
    () => `Bearer ${'a'.repeat(100)}`,
    () => `Bearer ${'a'.repeat(100_000)}`,
    () => "Bearer ' or 1=1 -- aaaaaaaaaaaa",
    () => 'Bearer 🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻',
    () => 'Bearer \ud800\ud800\ud800',
    () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  ]
  test.each(malformed.map(make => [make]))('that is malformed is refused: %s', async make => {
    const { token } = await academy.person(['Admin'])
    const answer = await academy.refused(me, {}, { headers: { authorization: make(token) } })
    expect(answer.body.code).toBe('unauthorized')
    expect(answer.status).toBe(401)
  })
})
