import * as contract from '@academy/contract/admission/selection/endpoints'
import * as office from '@academy/contract/admission/selection/office-endpoints'
import type { Applicant, FinalMailPreview } from '@academy/contract/admission/selection/schemas'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import { byName, teacherName } from '@academy/contract/base/names'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { renderMail } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockMasterclass, lockReserves } from '../../../db/locks.ts'
import { resumeUrl } from '../../people/index.ts'
import { loadMailWording } from '../../site/index.ts'
import { requireApplicants, requireSelection } from '../permissions.ts'
import type { ApplicantRow } from './applicant-queries.ts'
import { findReserves, setReserveOrder } from './decision-queries.ts'
import { decisionReminderMail, loadResultWordings, resultMail } from './mails.ts'
import { currentSelections, findApplicationDays, type Owner, ownSelections, setClosed } from './queries.ts'
import { findReminder, setSeen } from './reminder-queries.ts'
import { findOutcomes, type Result } from './result-queries.ts'
import { isSameList, officeView, selectionView } from './rules.ts'

/** Adds a link to the résumé that expires soon. */
export const applicantView = async (
  services: Services,
  { student, resume, ...row }: ApplicantRow,
  now: Date,
): Promise<Applicant> => {
  const { latin_name, ...shown } = student
  return {
    ...row,
    student: shown,
    resume: resume && { name: resume.name, url: await resumeUrl(services, resume, now) },
  }
}

export const listOwn = serve(contract.myMasterclasses, async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await ownSelections(db, user.id)).map(selection => selectionView(selection, today))
})

export const showOwn = serve(contract.myMasterclass, async ({ db, clock }, { params, user }) => {
  return selectionView(await requireSelection(db, params.id, user.id), clock.today())
})

export const markSeen = serve(
  contract.markApplicationsSeen,
  async ({ db }, { params: { id }, user, now }) => {
    const seen = { account_id: user.id, masterclass_id: id, seen_at: now }
    const isOwn = await db.transaction().execute(tx => setSeen(tx, seen))
    if (!isOwn) throw problem('not_found')
    return undefined
  },
)

export const listAll = serve(contract.allCurrentMasterclasses, async ({ db, clock }) => {
  const today = clock.today()
  const current = await currentSelections(db, today)
  if (!current) throw problem('not_found')
  return {
    academy: current.academy,
    masterclasses: current.selections.map(({ letters_due_at, ...selection }) =>
      // In JSON it is a text.
      officeView({ ...selection, letters_due_at: letters_due_at && new Date(letters_due_at) }, today),
    ),
  }
})

export const showDays = serve(office.applicationDays, async ({ db, clock }) => {
  const found = await findApplicationDays(db)
  if (!found) throw problem('not_found')
  return { today: clock.today(), ...found }
})

export const showApplicants = async (
  services: Services,
  masterclass_id: number,
  owner: number,
  now: Date,
): Promise<Applicant[]> => {
  const found = await requireApplicants(services.db, masterclass_id, owner, now)
  return Promise.all(found.map(row => applicantView(services, row, now)))
}

export const listApplicants = serve(contract.applicants, (services, { params, user, now }) =>
  showApplicants(services, params.masterclassId, user.id, now),
)

/** Waits for applications in progress: a masterclass does not close during their transaction. */
export const closeApplications = serve(
  contract.closeApplications,
  async ({ db, clock }, { params: { id }, body: { application_closed }, user, now }) => {
    const selection = await db.transaction().execute(async tx => {
      await lockMasterclass(tx, id)
      const before = await requireSelection(tx, id, null)
      if (!before.card.is_current) throw problem('not_found')
      if (before.is_final) throw problem('selection_final')
      await setClosed(tx, id, application_closed)
      const action = application_closed ? 'applications_closed' : 'applications_opened'
      await audit(tx, { at: now, action, actor_id: user.id, details: { masterclass_id: id } })
      return { ...before, card: { ...before.card, application_closed: application_closed ? 1 : 0 } as const }
    })
    return officeView(selection, clock.today())
  },
)

interface ReserveOrder {
  masterclass_id: number
  owner: number
  application_ids: number[]
}

/** Saves the order of a waiting list. It has to name everybody on it: somebody may have come or gone meanwhile. */
export const saveReserveOrder = ({ db }: Services, order: ReserveOrder): Promise<void> =>
  db.transaction().execute(async tx => {
    const { masterclass_id, owner, application_ids } = order
    // Check before locking: a teacher must not lock another teacher's masterclass.
    await requireSelection(tx, masterclass_id, owner)
    await lockMasterclass(tx, masterclass_id)
    const selection = await requireSelection(tx, masterclass_id, owner)
    if (selection.is_final) throw problem('selection_final')
    await lockReserves(tx, masterclass_id)
    const reserves = await findReserves(tx, masterclass_id)
    if (!isSameList(reserves, application_ids)) throw problem('reserves_changed')
    await setReserveOrder(tx, masterclass_id, application_ids)
  })

export const orderReserves = serve(contract.orderReserves, async (services, { params, body, user, now }) => {
  await saveReserveOrder(services, { masterclass_id: params.id, owner: user.id, ...body })
  return showApplicants(services, params.id, user.id, now)
})

export const remindTeacher = serve(
  contract.remindTeacher,
  async ({ db, config }, { params: { id }, user, now }) => {
    const today = dayInVienna(now)
    await db.transaction().execute(async tx => {
      // Two people of the office who remind at once send one mail.
      await lockMasterclass(tx, id)
      const reminder = await findReminder(tx, id)
      if (!reminder?.is_current) throw problem('not_found')
      const { is_final, deadline, reminded_at, account_id, email, first_name, locale, ...named } = reminder
      if (is_final) throw problem('selection_final')
      if (today <= deadline) throw problem('deadline_not_passed')
      if (account_id === null || email === null || first_name === null || locale === null)
        throw problem('teacher_without_account')
      if (reminded_at && dayInVienna(reminded_at) === today) throw problem('teacher_reminded_today')
      const wording = await loadMailWording(tx, 'mail_decision_reminder', today)
      const facts = { ...named, masterclass_id: id, first_name, locale }
      await sendMail(
        tx,
        {
          key: `decision-reminder:${id}:${today}`,
          to: toAccount(account_id, email),
          content: decisionReminderMail(wording, config.siteUrl, facts),
        },
        now,
      )
      const details = { masterclass_id: id }
      await audit(tx, { at: now, action: 'teacher_reminded', actor_id: user.id, account_id, details })
    })
    return undefined
  },
)

/** Previews the mails without a name. After the selection is final there are none to send. */
const previewOf = async (
  { db, clock, config }: Services,
  { id, owner, locale }: { id: number; owner: Owner; locale: Locale },
): Promise<FinalMailPreview> => {
  const selection = await requireSelection(db, id, owner)
  const { card, is_final } = selection
  const association = await loadAssociation(db)
  const wordings = await loadResultWordings(db, clock.today())
  const summary = {
    ...localizedBy('instrument', language => card.instrument[`name_${language}`]),
    teacher: teacherName(card),
    start_date: card.start_date,
    end_date: card.end_date,
    hasFee: Number(card.participation_fee) > 0,
  }
  // After the final save there is nobody to tell. Who has not paid was never before the teacher.
  const outcomes = is_final ? [] : await findOutcomes(db, id, { withUnpaid: owner === null })
  const compare = byName(locale)
  outcomes.sort((one, other) => Number(one.reserve_rank) - Number(other.reserve_rank) || compare(one, other))
  const shown = (outcome: Result['outcome']) => {
    const people = outcomes.filter(one => one.outcome === outcome).map(({ full_name }) => full_name)
    const content = resultMail(wordings, outcome, summary, { locale, siteUrl: config.siteUrl })
    const { subject, text } = renderMail(content, association.name)
    return { subject, text, count: people.length, people }
  }
  return {
    accepted: shown('accepted'),
    reserve: shown('reserve'),
    rejected: shown('rejected'),
    unpaid: shown('unpaid'),
  }
}

export const showOwnMailPreview = serve(contract.finalMailPreview, (services, { params, user, locale }) =>
  previewOf(services, { id: params.id, owner: user.id, locale }),
)

export const showMailPreview = serve(contract.officeFinalMailPreview, (services, { params, locale }) =>
  previewOf(services, { id: params.id, owner: null, locale }),
)
