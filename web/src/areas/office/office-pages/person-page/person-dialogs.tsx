import { laterDay } from '@academy/contract/base/days'
import { fullName } from '@academy/contract/base/names'
import type { Stay } from '@academy/contract/base/period'
import type { Person, PersonApplication, PersonBooking } from '@academy/contract/office/person-page/schemas'
import { useState } from 'react'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { useTitle } from '../../../admission/applications/use-applications.ts'
import { classPeriods, suggestStay } from '../../../lodging/bookings/nights.ts'
import { bookTexts } from '../../../lodging/housekeeping/book-texts.ts'
import { CancelDialog } from '../../../lodging/housekeeping/cancel-dialog.tsx'
import { BookDialog, ChangeDialog } from '../../../lodging/housekeeping/stay-dialogs.tsx'
import { groupMailTexts } from '../../../messages/group-mails/texts.ts'
import { letterTexts } from '../../../messages/letters/texts.ts'
import { ledgerTexts } from '../../../money/ledger/texts.ts'
import { WriteForm } from '../../../money/ledger/write-form.tsx'
import { InvoiceDialog } from '../../../money/office-pages/invoices/invoice-dialog.tsx'
import { personAccountTexts } from '../../../money/person-account/texts.ts'
import { correctDetails } from '../../../people/arrival-details/api.ts'
import { DetailsForm } from '../../../people/arrival-details/details-dialog.tsx'
import { arrivalTexts } from '../../../people/arrival-details/texts.ts'
import { countriesQuery } from '../../../people/profile/api.ts'
import { AcceptDialog } from '../../person-page/accept-dialog.tsx'
import { loadPerson } from '../../person-page/api.ts'
import { EmailForm } from '../../person-page/email-form.tsx'
import { personFormTexts } from '../../person-page/texts.ts'
import { WithdrawDialog } from '../../person-page/withdraw-dialog.tsx'
import type { AccountAct } from './account-section.tsx'
import { CorrectForm } from './correct-form.tsx'
import { acceptable, changeableBooking, type PersonAction } from './person-order.ts'
import { personTexts } from './texts.ts'

const USUAL_DAYS = 14

interface WriteInvoiceDialogProps {
  call: Call
  person: Person
  today: string
  refresh: () => Promise<void>
  onClose: () => void
}

/** An invoice by hand for this person. */
const WriteInvoiceDialog = ({ call, person, today, refresh, onClose }: WriteInvoiceDialogProps) => {
  const texts = useTexts(ledgerTexts)
  return (
    <Dialog onClose={onClose} title={texts.writeFor(fullName(person))}>
      <WriteForm
        call={call}
        person={person}
        today={today}
        due={laterDay(today, USUAL_DAYS)}
        onIssued={({ invoice }) => {
          onClose()
          if (invoice) showAlert('success', texts.issued(invoice.invoice_number))
          void refresh()
        }}
      />
    </Dialog>
  )
}

/** The dialog that is open above the page. */
export type OpenedDialog =
  | { does: 'book' | 'correct' | 'email' | 'write' | 'arrival' }
  | { does: 'change' | 'cancel'; booking: PersonBooking }
  | { does: 'withdraw' | 'accept'; application: PersonApplication }
  | { does: 'invoice'; invoice: Person['invoices'][number] }

/** What the head of the page opens, and where. */
export const usePersonActs = (person: Person) => {
  const [opened, open] = useState<OpenedDialog>()
  const [account, openAccount] = useState<AccountAct>()
  const [dialog, openDialog] = useState<'mail' | 'papers' | 'note'>()
  const { notes, accept, correct } = useTexts(personFormTexts)
  const { open: book } = useTexts(bookTexts)
  const { writeTo } = useTexts(groupMailTexts)
  const { open: papers } = useTexts(letterTexts)
  const { enterPayment } = useTexts(personAccountTexts)
  const { acts } = useTexts(personTexts).bar
  const application = acceptable(person)
  const booking = changeableBooking(person)
  const all: Record<PersonAction, { name: string; act: () => void }> = {
    payment: { name: enterPayment, act: () => openAccount({ does: 'pay' }) },
    mail: { name: writeTo, act: () => openDialog('mail') },
    bed: {
      name: booking ? acts.moveBed : book,
      act: () => open(booking ? { does: 'change', booking } : { does: 'book' }),
    },
    accept: { name: accept.open, act: () => application && open({ does: 'accept', application }) },
    papers: { name: papers, act: () => openDialog('papers') },
    arrival: { name: acts.arrival, act: () => open({ does: 'arrival' }) },
    note: { name: notes.label, act: () => openDialog('note') },
    correct: { name: correct.open, act: () => open({ does: 'correct' }) },
  }
  return { all, opened, open, account, openAccount, dialog, openDialog }
}

export type PersonActs = ReturnType<typeof usePersonActs>

interface PersonDialogsProps {
  call: Call
  person: Person
  today: string
  opened: OpenedDialog | undefined
  refresh: () => Promise<void>
  onClose: () => void
}

export const PersonDialogs = ({ opened, ...dialog }: PersonDialogsProps) => {
  const { call, person, today, refresh, onClose } = dialog
  const titleOf = useTitle()
  const onDone = () => void refresh()
  const name = fullName(person)
  switch (opened?.does) {
    case 'book': {
      const mayStayFree = !person.applications.some(one => one.is_current && one.status !== 'withdrawn')
      const staysFree = mayStayFree && person.teacher !== null
      const { has_needs_consent: hasNeedsConsent } = person.arrival_details
      const getsMail = person.email_verified
      const suggest = (academy: Stay) => suggestedStay(person, academy)
      const guest = { id: person.id, name, mayStayFree, staysFree, hasNeedsConsent, getsMail, suggest }
      return <BookDialog call={call} person={guest} onBooked={onDone} onClose={onClose} />
    }
    case 'change':
      return <ChangeDialog call={call} booking={opened.booking} onChanged={onDone} onClose={onClose} />
    case 'cancel': {
      // As the server has it now: its cost may have changed.
      const booking = person.bookings.find(({ id }) => id === opened.booking.id) ?? opened.booking
      return <CancelDialog call={call} booking={booking} onChanged={onDone} onClose={onClose} />
    }
    case 'withdraw':
    case 'accept': {
      const { does, application } = opened
      const about = { call, application, title: titleOf(application.masterclass), name, onDone, onClose }
      return does === 'accept' ? <AcceptDialog {...about} /> : <WithdrawDialog {...about} />
    }
    case 'write':
      return <WriteInvoiceDialog {...dialog} />
    case 'correct':
      return <CorrectDialog {...dialog} />
    case 'email':
      return <EmailDialog {...dialog} />
    case 'arrival':
      return <ArrivalDialog {...dialog} />
    default:
      return (
        <InvoiceDialog
          call={call}
          invoice={opened?.invoice}
          today={today}
          onClose={onClose}
          onChanged={onDone}
        />
      )
  }
}

/** Also days that have begun: somebody may arrive unannounced. */
const suggestedStay = ({ applications, teaches, bookings }: Person, academy: Stay): Stay | undefined =>
  suggestStay({
    academy,
    today: '',
    classes: [...classPeriods(applications), ...teaches],
    booked: bookings.filter(({ is_cancelled }) => !is_cancelled),
  })

type FormDialogProps = Omit<PersonDialogsProps, 'opened'>

const CorrectDialog = ({ call, person, today, refresh, onClose }: FormDialogProps) => {
  const { correct: texts } = useTexts(personFormTexts)
  const { loading } = useTexts(personTexts)
  const { found: countries } = useLoadedData(countriesQuery(call))
  const saved = async () => {
    await refresh()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <Dialog onClose={onClose} title={texts.title(fullName(person))}>
      {countries ? (
        <CorrectForm call={call} person={person} countries={countries} today={today} onSaved={saved} />
      ) : (
        <SkeletonList label={loading} />
      )}
    </Dialog>
  )
}

const ArrivalDialog = ({ call, person, refresh, onClose }: FormDialogProps) => {
  const { office: texts } = useTexts(arrivalTexts)
  const loadNewest = async () => (await loadPerson(call, String(person.id))).arrival_details
  const saved = async () => {
    await refresh()
    onClose()
    showAlert('success', texts.saved)
  }
  return (
    <Dialog onClose={onClose} title={texts.correctTitle(fullName(person))}>
      <DetailsForm
        draft={`arrival-details:${person.id}`}
        details={person.arrival_details}
        isOffice
        save={async body => {
          await correctDetails(call, person.id, body)
          return loadNewest()
        }}
        loadNewest={loadNewest}
        onSaved={saved}
      />
    </Dialog>
  )
}

const EmailDialog = ({ call, person, refresh, onClose }: FormDialogProps) => {
  const { email: texts } = useTexts(personFormTexts)
  const sent = async (email: string) => {
    await refresh()
    onClose()
    showAlert('success', texts.sent(email))
  }
  return (
    <Dialog onClose={onClose} title={texts.title(fullName(person))}>
      <EmailForm call={call} person={person} onSent={sent} />
    </Dialog>
  )
}
