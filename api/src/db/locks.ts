import { type RawBuilder, type Selectable, sql } from 'kysely'
import { boolean, text as columnText, nullable, number } from './columns.ts'
import type { Tx } from './connection.ts'
import { lockStatement, rowLock } from './row-lock.ts'
import type { InvoiceBalances } from './schema.ts'

// `no key`: other transactions may still insert rows that refer to the account, such as mails.
export const lockAccounts = rowLock<[ids: number[]]>(
  'account',
  'select id from accounts where id = any($1) order by id for no key update',
)
export const lockAccount = (tx: Tx, id: number) => lockAccounts(tx, [id])

/** Locks this account and those of all admins: nobody becomes the last one unseen. */
export const lockAdmins = rowLock<[id: number]>(
  'account',
  `select id from accounts where id = $1 or (not (roles <@ '{student}') and 'Admin' = any(roles))
   order by id for no key update`,
)

/** Locks the accounts whose applications for a masterclass await a result. */
export const lockApplicants = rowLock<[masterclass_id: number]>(
  'account',
  `select id from accounts
   where id in (select account_id from applications where masterclass_id = $1 and status = 'applied')
   order by id for no key update`,
)

/** Locks the accounts of everybody who applied for a masterclass. */
export const lockAllApplicants = rowLock<[masterclass_id: number]>(
  'account',
  `select id from accounts where id in (select account_id from applications where masterclass_id = $1)
   order by id for no key update`,
)

/** Locks academies: no one applies, books or requests anything in them until the transaction ends. */
export const lockAcademies = rowLock<[]>('academy', 'select id from academies order by id for update')
export const lockAcademy = rowLock<[id: number]>(
  'academy',
  'select id from academies where id = $1 for update',
)
/**
 * Prevents an academy, or the current one, from being changed until the transaction ends. `key share`: those
 * who book do not wait for each other.
 */
export const shareAcademy = rowLock<[id: number | null]>(
  'academy',
  'select id from academies where case when $1::int is null then is_current else id = $1 end for key share',
)
/** Same for the academy of a masterclass. */
export const shareAcademyOf = rowLock<[masterclass_id: number]>(
  'academy',
  `select id from academies where id = (select academy_id from masterclasses where id = $1) for key share`,
)

/** Locks a teacher: no one else changes, links, invites or deletes them until the transaction ends. */
export const lockTeacherRow = rowLock<[id: number]>(
  'teacher',
  'select id from teachers where id = $1 for no key update',
)

/** Locks masterclasses: no one applies, decides or finalizes their selection until the transaction ends. */
export const lockMasterclasses = rowLock<[ids: number[]]>(
  'masterclass',
  'select id from masterclasses where id = any($1) order by id for update',
)
export const lockMasterclass = (tx: Tx, id: number) => lockMasterclasses(tx, [id])
/**
 * Prevents masterclasses from being closed, assigned to accompanists, and their selection from being made final
 * until the transaction ends; applying stays possible.
 */
export const shareMasterclasses = rowLock<[ids: number[]]>(
  'masterclass',
  'select id from masterclasses where id = any($1) order by id for share',
)
export const shareMasterclass = (tx: Tx, id: number) => shareMasterclasses(tx, [id])

/** Locks an instrument: no masterclass is added to it until the transaction ends. */
export const lockInstrument = rowLock<[id: number]>(
  'instrument',
  'select id from instruments where id = $1 for update',
)
export const lockInstruments = rowLock<[]>(
  'instrument',
  'select id from instruments order by id for no key update',
)

/** Prevents other transactions from taking or freeing beds of these room types until this one ends. */
export const lockRooms = rowLock<[ids: number[]]>(
  'room_type',
  'select id from room_types where id = any($1) order by id for no key update',
)

/** Locks all room types of an academy: no one is placed in its rooms, and no bed changes, until the transaction ends. */
export const lockRoomsOfAcademy = rowLock<[academy_id: number]>(
  'room_type',
  'select id from room_types where academy_id = $1 order by id for no key update',
)

/** Locks a meal type: no one books it until the transaction ends. */
export const lockMealType = rowLock<[id: number]>(
  'meal_type',
  'select id from meal_types where id = $1 for update',
)

export const lockEvening = rowLock<[id: number]>(
  'concert_evening',
  'select id from concert_evenings where id = $1 for no key update',
)
// Lock all evenings of an academy, so that changes to the plan run one after the other.
const eveningsOf = (academy: string) =>
  `select id from concert_evenings where academy_id = (${academy}) order by id for no key update`
const currentAcademy = 'select id from academies where is_current'
export const lockEvenings = rowLock<[]>('concert_evening', eveningsOf(currentAcademy))
export const lockEveningsOfRequest = rowLock<[request_id: number]>(
  'concert_evening',
  eveningsOf('select academy_id from concert_requests where id = $1'),
)

/** Locks these requests and all planned requests of the current academy. */
export const lockPlannedRequests = rowLock<[ids: number[]]>(
  'concert_request',
  `select id from concert_requests
   where academy_id = (${currentAcademy}) and (id = any($1) or evening_id is not null) order by id for update`,
)
/** Locks the requests planned or announced for an evening. */
export const lockRequestsOfEvening = rowLock<[evening_id: number]>(
  'concert_request',
  'select id from concert_requests where evening_id = $1 or announced_evening_id = $1 order by id for update',
)
/** Locks these requests together with the other requests of their evenings. */
export const lockRequestsWithNeighbours = rowLock<[ids: number[]]>(
  'concert_request',
  `select id from concert_requests
   where id = any($1) or evening_id in (select evening_id from concert_requests where id = any($1))
   order by id for update`,
)

type LockedPiece = { id: number; merged_into_id: number | null }
const pieceLock = (name: 'piece' | 'shown_piece') =>
  lockStatement<[id: number], LockedPiece>(
    name,
    'select id, merged_into_id from pieces where id = $1 for no key update',
    { id: number(), merged_into_id: nullable(number()) },
  )
export const lockPiece = pieceLock('piece')
export const lockShownPiece = pieceLock('shown_piece')

export const lockPeriod = rowLock<[id: number, account_id: number]>(
  'correpetition_period',
  'select id from correpetition_periods where id = $1 and account_id = $2 for update',
)

/** Periods of any account, for the office. */
export const lockPeriods = rowLock<[ids: number[]]>(
  'correpetition_period',
  'select id from correpetition_periods where id = any($1) order by id for update',
)
export const lockAnyPeriod = (tx: Tx, id: number) => lockPeriods(tx, [id])

export const lockSurveyRow = rowLock<[id: number]>(
  'survey',
  'select id from surveys where id = $1 for update',
)

const surveyBehind =
  'select id from surveys where id = (select survey_id from survey_invitations where uuid = $1)'
const invitation = 'select uuid as id from survey_invitations where uuid = $1'
const lockInvitation = (text: string) =>
  lockStatement<[uuid: string], { id: string }>('survey_invitation', text, { id: columnText() })
const linkLocks = {
  share: {
    survey: rowLock<[uuid: string]>('survey', `${surveyBehind} for share`),
    invitation: lockInvitation(`${invitation} for share`),
  },
  update: {
    survey: rowLock<[uuid: string]>('survey', `${surveyBehind} for update`),
    invitation: lockInvitation(`${invitation} for update`),
  },
}
/** Locks a link and its survey: shared with others who save a draft, or exclusively. */
export const lockLink = async (tx: Tx, uuid: string, mode: keyof typeof linkLocks): Promise<void> => {
  await linkLocks[mode].survey(tx, uuid)
  await linkLocks[mode].invitation(tx, uuid)
}

export const lockAssociationRow = rowLock<[]>('association', 'select 1 as id from association for update')

type Balance = Selectable<InvoiceBalances> & { id: number }
const balance = 'select *, invoice_id as id from invoice_balances'
/** Locks the balances of invoices: no other payment, refund or cancellation until the transaction ends. */
export const lockBalances = lockStatement<[invoice_ids: number[]], Balance>(
  'invoice_balance',
  `${balance} where invoice_id = any($1) order by invoice_id for update`,
  {
    id: number(),
    debtor_id: number(),
    invoice_id: number(),
    is_cancelled: boolean(),
    outstanding_cents: number(),
    paid_cents: number(),
    total_cents: number(),
  },
)
export const lockBalance = async (tx: Tx, invoice_id: number): Promise<Balance | undefined> =>
  (await lockBalances(tx, [invoice_id]))[0]

export const lockOwnApplication = rowLock<[id: number, account_id: number]>(
  'application',
  'select id from applications where id = $1 and account_id = $2 for update',
)
export const lockApplication = rowLock<[id: number]>(
  'application',
  'select id from applications where id = $1 for update',
)
/** Locks the waiting list of a masterclass. */
export const lockReserves = rowLock<[masterclass_id: number]>(
  'application',
  'select id from applications where masterclass_id = $1 and reserve_rank is not null order by id for update',
)

/** A string, because it also runs before there is a pool. Waits for a concurrent seed. */
export const LOCK_INSTALLATION = 'select is_demo from installation for update'

/** Locks the counters in a fixed order, as part of the statement that updates them. */
export const lockedRateLimits = (keys: string[]): RawBuilder<unknown> =>
  sql`select key from rate_limits where key = any(${keys}) order by key for update`

/** Locks a document: nobody publishes, withdraws or agrees to a version until the transaction ends. */
export const lockDocumentRow = lockStatement<[name: string], { id: string; version: number }>(
  'document',
  'select name as id, version from documents where name = $1 for no key update',
  { id: columnText(), version: number() },
)
/** Keeps the versions in force as they are until the transaction ends; others may agree as well. */
export const shareDocuments = lockStatement<[names: string[]], { id: string }>(
  'document',
  'select name as id from documents where name = any($1) order by name for share',
  { id: columnText() },
)
