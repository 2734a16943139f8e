import type { StaffRole } from '@academy/contract/accounts/roles'
import type { Locale } from '@academy/contract/locale'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

const roles: Record<Locale, Record<StaffRole, string>> = {
  en: {
    Admin: 'Admin',
    AcademyManager: 'Academy manager',
    Teacher: 'Teacher',
    Correpetitor: 'Accompanist',
  },
  de: {
    Admin: 'Admin',
    AcademyManager: 'Akademiebüro',
    Teacher: 'Lehrperson',
    Correpetitor: 'Korrepetition',
  },
}

/** What somebody can do with a role. */
const abilities: Record<Locale, Record<StaffRole, string>> = {
  en: {
    Admin: 'Sees and changes everything in the office, and gives and takes every role.',
    AcademyManager:
      'Sees and changes everything in the office: applications, money, accommodation, concerts, settings. Gives roles, but makes no admins.',
    Teacher: 'Sees the applications for the own masterclasses and decides on them.',
    Correpetitor:
      'Chooses the masterclasses to accompany and sees what is played there. Needs a correpetition period for that.',
  },
  de: {
    Admin: 'Sieht und ändert alles im Büro, gibt und nimmt jede Rolle.',
    AcademyManager:
      'Sieht und ändert alles im Büro: Bewerbungen, Geld, Unterkunft, Konzerte, Einstellungen. Gibt Rollen, aber nicht die Rolle Admin.',
    Teacher: 'Sieht die Bewerbungen für die eigenen Meisterkurse und entscheidet darüber.',
    Correpetitor:
      'Wählt die Meisterkurse, die begleitet werden, und sieht, was dort gespielt wird. Braucht dafür einen Korrepetitionszeitraum.',
  },
}

const languages: Record<Locale, Record<Locale, string>> = {
  en: { de: 'German', en: 'English' },
  de: { de: 'Deutsch', en: 'Englisch' },
}

export const roleTexts = defineTexts({
  en: {
    loading: 'The accounts are loading …',
    intro:
      'Everybody who may do more than apply. Teachers get their access on the page of the teacher; everybody else here.',
    holders: 'Accounts with a role',
    noHolders: 'No account has a role yet.',
    searchHint: 'Name or email address',
    person: 'Person',
    email: common.email.en,
    roles: 'Roles',
    role: 'Role',
    roleNames: roles.en,
    abilities: abilities.en,
    allRoles: 'All roles',
    since: (day: string) => `since ${day}`,
    lastLogin: 'Last login',
    address: 'Address',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed',
    actions: 'Actions',
    change: 'Change roles',
    changeOf: (name: string) => `Change roles: ${name}`,
    giveRole: (role: string) => `Give: ${role}`,
    takeRole: (role: string) => `Take away: ${role}`,
    toTeacher: 'To the teacher',
    giveTitle: (role: string, name: string) => `Make ${name} ${role}?`,
    giveNote: 'Logins of this person end; the next one has the new access.',
    give: 'Give the role',
    given: (name: string, role: string) => `${name} has the role now: ${role}.`,
    takeTitle: (role: string, name: string) => `Take the role ${role} from ${name}?`,
    takeNote: 'The person loses this access at once. The account itself stays, with everything in it.',
    take: 'Take it away',
    taken: (name: string, role: string) => `${name} no longer has the role: ${role}.`,
    giveToAccount: 'Give a role',
    giveHint: 'For somebody who has an account. Type at least two letters of the name or the address.',
    account: 'Account',
    notFoundHint: 'Nobody there? Then invite the person by mail.',
    invite: 'Invite by mail',
    inviteHint:
      'For somebody without an account. The link in the mail confirms the address and sets a password. It works once, for 14 days.',
    firstName: common.firstName.en,
    lastName: common.lastName.en,
    language: 'Language of the mail',
    languages: languages.en,
    send: 'Send invitation',
    sent: (email: string) => `The invitation to ${email} is on its way.`,
    giveInstead: (name: string, role: string) => `Give ${name} the role: ${role}`,
    invitations: 'Open invitations',
    noInvitations: 'No invitation is open.',
    sentOn: 'Sent',
    validUntil: 'Works until',
    expired: (day: string) => `expired on ${day}`,
    again: 'Send again',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: (email: string) => `The link that was sent to ${email} stops working.`,
    withdrawn: 'The invitation is withdrawn.',
  },
  de: {
    loading: 'Die Konten werden geladen …',
    intro:
      'Alle, die mehr dürfen als sich bewerben. Lehrpersonen bekommen ihren Zugang auf der Seite der Lehrperson, alle anderen hier.',
    holders: 'Konten mit einer Rolle',
    noHolders: 'Noch kein Konto hat eine Rolle.',
    searchHint: 'Name oder E-Mail-Adresse',
    person: 'Person',
    email: common.email.de,
    roles: 'Rollen',
    role: 'Rolle',
    roleNames: roles.de,
    abilities: abilities.de,
    allRoles: 'Alle Rollen',
    since: day => `seit ${day}`,
    lastLogin: 'Letzte Anmeldung',
    address: 'Adresse',
    confirmed: 'bestätigt',
    unconfirmed: 'nicht bestätigt',
    actions: 'Aktionen',
    change: 'Rollen ändern',
    changeOf: name => `Rollen ändern: ${name}`,
    giveRole: role => `Geben: ${role}`,
    takeRole: role => `Nehmen: ${role}`,
    toTeacher: 'Zur Lehrperson',
    giveTitle: (role, name) => `${name} die Rolle ${role} geben?`,
    giveNote: 'Die Person wird abgemeldet; ab der nächsten Anmeldung hat sie den neuen Zugang.',
    give: 'Rolle geben',
    given: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
    takeTitle: (role, name) => `${name} die Rolle ${role} nehmen?`,
    takeNote:
      'Die Person verliert diesen Zugang sofort. Das Konto selbst bleibt mit allem, was darin steht, bestehen.',
    take: 'Rolle nehmen',
    taken: (name, role) => `${name} hat die Rolle ${role} nicht mehr.`,
    giveToAccount: 'Rolle geben',
    giveHint:
      'Für eine Person, die ein Konto hat. Tippen Sie mindestens zwei Buchstaben des Namens oder der Adresse.',
    account: 'Konto',
    notFoundHint: 'Niemand dabei? Dann laden Sie die Person per E-Mail ein.',
    invite: 'Per E-Mail einladen',
    inviteHint:
      'Für eine Person ohne Konto. Der Link in der Nachricht bestätigt die Adresse und setzt ein Passwort. Er gilt einmal und 14 Tage lang.',
    firstName: common.firstName.de,
    lastName: common.lastName.de,
    language: 'Sprache der Nachricht',
    languages: languages.de,
    send: 'Einladung senden',
    sent: email => `Die Einladung an ${email} ist unterwegs.`,
    giveInstead: (name, role) => `${name} die Rolle ${role} geben`,
    invitations: 'Offene Einladungen',
    noInvitations: 'Keine Einladung ist offen.',
    sentOn: 'Gesendet',
    validUntil: 'Gilt bis',
    expired: day => `am ${day} abgelaufen`,
    again: 'Erneut senden',
    withdraw: 'Zurückziehen',
    withdrawTitle: 'Einladung zurückziehen?',
    withdrawText: email => `Der Link, der an ${email} ging, funktioniert dann nicht mehr.`,
    withdrawn: 'Die Einladung ist zurückgezogen.',
  },
})
