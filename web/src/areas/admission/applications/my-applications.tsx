import type { Application, Withdrawal } from '@academy/contract/admission/applications/schemas'
import type { PlaceOffer } from '@academy/contract/admission/places/schemas'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { requestingProblem } from '@academy/contract/concerts/requests/requesting'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { removeApplication } from './api.ts'
import { ApplicationTable } from './application-table.tsx'
import { AttachedChoice, useAttached } from './attached-choice.tsx'
import { listTexts } from './list-texts.ts'
import { removalTexts } from './removal-texts.ts'
import { type useApplications, useTitle } from './use-applications.ts'
import { WithdrawParticipationDialog } from './withdraw-participation-dialog.tsx'

const EditDialog = later(async () => (await import('./edit-dialog.tsx')).EditDialog, {
  Waiting: WaitingDialog,
})

/** Whether the application is paid, or waits for a place, decides what deleting it means. */
const stageOf = ({ fee_paid, status }: Pick<Application, 'fee_paid' | 'status'>) => {
  if (status === 'reserve') return 'waiting'
  return fee_paid ? 'paid' : 'unpaid'
}

interface RemoveDialogProps {
  application: Application
  /** Concert requests that are left without an application. */
  concerts: Withdrawal['concerts']
  /** Called with the ids of the requests that are withdrawn as well. */
  onConfirm: (concerts: string) => void
  onClose: () => void
}

/** Confirms the removal of an application, with the consequences for place and money. */
const RemoveDialog = ({ application, concerts, onConfirm, onClose }: RemoveDialogProps) => {
  const texts = useTexts(removalTexts)
  const locale = useLocale()
  const title = useTitle()(application.masterclass)
  const { fee_invoice: invoice } = application
  const stage = texts[stageOf(application)]
  const attached = { cost: 0, bookings: [], concerts }
  const { choice, query } = useAttached(attached)
  const amount = formatMoney(invoice?.invoice_amount ?? 0, locale)
  return (
    <Ask
      isDestructive
      title={stage.question}
      confirmLabel={stage.confirm}
      act={async () => onConfirm(query.concerts)}
      onClose={onClose}
    >
      <p>{stage.consequence({ title, amount, invoice: invoice?.invoice_number ?? '' })}</p>
      {invoice?.state === 'partial' && <p>{texts.partial}</p>}
      {concerts.length > 0 && <p>{texts.lastApplication}</p>}
      <AttachedChoice withdrawal={attached} choice={choice} />
    </Ask>
  )
}

// What is sure or still open comes before what is over.
const order: readonly ApplicationStatus[] = ['accepted', 'applied', 'reserve', 'rejected', 'withdrawn']

interface Props {
  call: Call
  today: string
  /** Between two academies only earlier applications are shown. */
  hasAcademy: boolean
  applications: ReturnType<typeof useApplications>
  /** The places that were offered to the person. */
  offers: readonly PlaceOffer[]
  /** The person's concert requests in the current academy. */
  concerts: Withdrawal['concerts']
  /** The application whose dialog is open at first. */
  editedId: number
  /** The masterclass from which the person is asked to withdraw at first. */
  withdrawnClassId: number
  onClosed: () => void
}

/** The user's applications: those of the current academy, then earlier ones. */
export const MyApplications = ({
  call,
  today,
  hasAcademy,
  applications: { list, replace, remove, drop: dropFromList },
  offers,
  concerts,
  editedId,
  withdrawnClassId,
  onClosed,
}: Props) => {
  const texts = useTexts(listTexts)
  const removal = useTexts(removalTexts)
  const [edited, edit] = useState<Application | undefined>(() =>
    list.find(({ id, can_edit }) => id === editedId && can_edit),
  )
  const closeEdit = () => {
    edit(undefined)
    onClosed()
  }
  const [removed, askToRemove] = useState<Application | undefined>(() =>
    list.find(
      ({ masterclass, is_current, status, can_delete }) =>
        masterclass.id === withdrawnClassId && is_current && (can_delete || status === 'accepted'),
    ),
  )
  const closeRemove = () => {
    askToRemove(undefined)
    onClosed()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const showFailure = useSaveFailure()
  const takeAway = async (application: Application, withdrawn: string) => {
    const take = async (id: number) => {
      try {
        await removeApplication(call, id, withdrawn)
      } catch (error) {
        // A request was announced meanwhile, so nothing is withdrawn.
        if (isRefusal(error, 'request_scheduled')) showFailure(error)
        throw error
      }
    }
    if (!(await remove(application.id, take))) return
    showAlert('success', removal[stageOf(application)].done)
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  const drop = (id: number) => {
    dropFromList(id)
    heading.current?.focus()
  }
  const current = list
    .filter(({ is_current }) => is_current)
    .sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
  const isLast = ({ id, is_current }: Application) =>
    is_current && requestingProblem(current.flatMap(one => (one.id === id ? [] : one.status))) !== undefined
  const past = list.filter(({ is_current }) => !is_current)
  const actions = { call, offers, onEdit: edit, onRemove: askToRemove }
  return (
    <>
      {(hasAcademy || current.length > 0) && (
        <section className="user-section">
          <h2 ref={heading} tabIndex={-1}>
            {texts.current}
          </h2>
          {current.length > 0 ? (
            <ApplicationTable caption={texts.current} applications={current} {...actions} />
          ) : (
            <p className="user-quiet">{texts.none}</p>
          )}
        </section>
      )}
      {past.length > 0 && (
        <section className="user-section">
          <h2>{texts.past}</h2>
          <ApplicationTable caption={texts.past} applications={past} {...actions} />
        </section>
      )}
      {edited && (
        <EditDialog call={call} application={edited} today={today} onSaved={replace} onClose={closeEdit} />
      )}
      {removed?.status === 'accepted' && (
        <WithdrawParticipationDialog
          call={call}
          application={removed}
          onWithdrawn={() => drop(removed.id)}
          onClose={closeRemove}
        />
      )}
      {removed && removed.status !== 'accepted' && (
        <RemoveDialog
          application={removed}
          concerts={isLast(removed) ? concerts : []}
          onConfirm={withdrawn => void takeAway(removed, withdrawn)}
          onClose={closeRemove}
        />
      )}
    </>
  )
}
