import type { FinalMailPreview, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { teacherName } from '@academy/contract/base/names'
import { useState } from 'react'
import { formatTime, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import type { FinalSave } from './api.ts'
import { isBeyondPlaces } from './decisions.ts'
import { finalTexts } from './final-texts.ts'
import './mail-preview.css'
import './final-save-panel.css'

const kinds = ['accepted', 'reserve', 'rejected', 'unpaid'] as const

const hasMails = (mails: FinalMailPreview): boolean => kinds.some(kind => mails[kind].count > 0)

/** Everybody by outcome, and the text of each mail. */
const MailPreview = ({ mails }: { mails: FinalMailPreview }) => {
  const texts = useTexts(finalTexts)
  const going = kinds.filter(kind => mails[kind].count > 0)
  if (!hasMails(mails)) return <p>{texts.nobody}</p>
  return (
    <>
      <p>{texts.consequence}</p>
      <ul className="mail-preview">
        {going.map(kind => {
          const { count, people, subject, text } = mails[kind]
          return (
            <li key={kind}>
              <h3>{texts[kind](count)}</h3>
              <ul className="mail-preview-people">
                {people.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people can have one name, and the list is fixed
                  <li key={index}>{name}</li>
                ))}
              </ul>
              <details>
                <summary>
                  {texts.readMail}
                  <span className="visually-hidden">: {subject}</span>
                </summary>
                <article>
                  <h4>{subject}</h4>
                  <p>{text}</p>
                </article>
              </details>
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface FinalSaveButtonProps {
  masterclass: SelectionMasterclass
  finalSave: FinalSave
  /** Called after success and failure: the page's data is stale in either case. */
  onDone: () => void
  /** Names the masterclass for screen readers where there are several of these buttons. */
  of?: string
}

/** Previews the mails, then saves the selection for good. */
export const FinalSaveButton = ({ masterclass, finalSave, onDone, of }: FinalSaveButtonProps) => {
  const { places } = masterclass
  const texts = useTexts(finalTexts)
  const locale = useLocale()
  const nameOf = (one: SelectionMasterclass) => `${nameIn(locale, one.instrument)}, ${teacherName(one)}`
  const showFailure = useSaveFailure()
  const [isLoading, setLoading] = useState(false)
  const [mails, setMails] = useState<FinalMailPreview>()
  const sendsMails = mails !== undefined && hasMails(mails)
  const [askToSave, question] = useAsk(() => ({
    title: texts.question,
    confirmLabel: sendsMails ? texts.confirm : texts.saveOne,
    children: (
      <>
        <p>
          <strong>{texts.of(nameOf(masterclass))}</strong>
        </p>
        {mails && places !== null && isBeyondPlaces(places, mails.accepted.count - 1) && (
          <WarningLine text={texts.beyond(mails.accepted.count, places)} />
        )}
        {mails && <MailPreview mails={mails} />}
      </>
    ),
    alert: 'successDismiss',
    act: async () => {
      await finalSave.save(masterclass.id)
      return sendsMails ? texts.saved : texts.savedForNobody
    },
    onChanged: onDone,
  }))
  const ask = async () => {
    setLoading(true)
    try {
      setMails(await finalSave.mails(masterclass.id))
      void askToSave()
    } catch (error) {
      showFailure(error)
      onDone()
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button
        isPending={isLoading}
        disabled={!masterclass.can_finalize}
        // Finalizing makes sense where somebody waits for an answer.
        look={!masterclass.can_finalize || masterclass.application_count === 0 ? 'quiet' : 'default'}
        onClick={ask}
      >
        {of ? texts.saveOne : texts.save}
        {of && <span className="visually-hidden">: {of}</span>}
      </Button>
      {question}
    </>
  )
}

interface FinalSavePanelProps {
  masterclass: SelectionMasterclass
  /** The number of missing decisions. */
  undecided: number
  finalSave: FinalSave
  onDone: () => void
}

/** What is missing before the final save, and its button. */
export const FinalSavePanel = ({ masterclass, undecided, finalSave, onDone }: FinalSavePanelProps) => {
  const texts = useTexts(finalTexts)
  const { final_participants_saved, final_save_open, can_finalize, letters_due_at } = masterclass
  // A decision undone here counts before the server has confirmed it.
  const isReady = can_finalize && undecided === 0
  const situation = () => {
    if (final_participants_saved) {
      if (letters_due_at) return texts.doneUntil(formatTime(letters_due_at))
      return masterclass.application_count > 0 ? texts.done : texts.doneForNobody
    }
    if (!final_save_open) return texts.notYet
    if (isReady) return masterclass.application_count > 0 ? texts.ready : texts.readyForNobody
    return undecided > 0 ? texts.missing(undecided) : texts.someMissing
  }
  return (
    <section className="final-save" id="final-save" data-done={final_participants_saved || undefined}>
      <p role="status">{situation()}</p>
      {final_save_open && !final_participants_saved && (
        <FinalSaveButton
          masterclass={{ ...masterclass, can_finalize: isReady }}
          finalSave={finalSave}
          onDone={onDone}
        />
      )}
    </section>
  )
}
