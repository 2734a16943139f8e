import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { UnsavedChanges } from '../../../ui/dialog/unsaved-changes.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import './similar-step.css'

interface Similar<Entry, Suggestion> {
  /** The entry to add. */
  entry: Entry
  suggestions: Suggestion[]
  /** False if the same entry exists already. */
  canCreate: boolean
}

/** An addition in progress, and the choices when similar entries exist. */
interface AdditionInProgress {
  similar: { canCreate: boolean } | undefined
  /** Why creating it anyway failed. */
  message: Message | undefined
  take: (id: number) => void
  createAnyway: () => Promise<void>
  back: () => void
}

interface AdditionProps<Entry, Added> {
  add: (entry: Entry & { create_anyway: boolean }) => Promise<Added>
  /** The refusal that still allows creating it. */
  similarCode: 'composer_similar' | 'piece_similar' | 'movement_similar'
  onAdded: (added: Added) => void
  /** A similar existing entry was picked instead. */
  onTaken: (taken: Added) => void
}

/** Adds an entry to the catalogue; if there are similar ones, they are shown first. */
export const useAddition = <Entry extends object, Added extends { id: number }, Suggestion extends Added>({
  add,
  similarCode,
  onAdded,
  onTaken,
}: AdditionProps<Entry, Added>) => {
  const locale = useLocale()
  const [similar, setSimilar] = useState<Similar<Entry, Suggestion>>()
  const [message, setMessage] = useState<Message>()
  const explainFailure = (error: unknown) => explainReason(error, locale)

  const attempt = async (entry: Entry, create_anyway: boolean) => {
    try {
      onAdded(await add({ ...entry, create_anyway }))
    } catch (error) {
      const { code, suggestions } = error instanceof ApiError ? error.failure : {}
      if (!suggestions?.length) throw error
      // The contract guarantees this type for these refusals.
      setSimilar({ entry, suggestions: suggestions as Suggestion[], canCreate: code === similarCode })
    }
  }
  const createAnyway = async () => {
    setMessage(undefined)
    if (!similar) return
    await attempt(similar.entry, true).catch(error =>
      setMessage({ tone: 'failure', text: explainFailure(error) }),
    )
  }
  const take = (id: number) => {
    const taken = similar?.suggestions.find(one => one.id === id)
    if (taken) onTaken(taken)
  }
  const back = () => {
    setMessage(undefined)
    setSimilar(undefined)
  }
  const send = async (entry: Entry) => {
    await attempt(entry, false)
    return undefined
  }
  return { similar, message, send, explainFailure, createAnyway, take, back }
}

interface SimilarStepProps {
  question: string
  suggestions: readonly { id: number; name: string; note: string }[]
  addition: AdditionInProgress
}

/** Shows similar existing entries: pick one, go back, or create a new one if allowed. */
const SimilarStep = ({ question, suggestions, addition }: SimilarStepProps) => {
  const texts = useTexts(catalogueTexts)
  const { isPending, run } = usePending()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="similar-step">
      <p ref={heading} tabIndex={-1}>
        {question}
      </p>
      <ul>
        {suggestions.map(({ id, name, note }) => (
          <li key={id}>
            <span>
              {name} <Badge tone="warm">{note}</Badge>
            </span>
            <Button look="quiet" aria-label={texts.takeOf(name)} onClick={() => addition.take(id)}>
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
      <FormMessage message={addition.message} />
      <div className="similar-step-actions">
        <Button look="quiet" onClick={addition.back}>
          {texts.back}
        </Button>
        {addition.similar?.canCreate && (
          <Button isPending={isPending} onClick={() => void run(addition.createAnyway)}>
            {texts.createAnyway}
          </Button>
        )}
      </div>
    </div>
  )
}

interface CatalogueDialogProps<Entry extends object, Added extends { id: number }, Suggestion extends Added> {
  title: string
  submitLabel: string
  /** What the entry belongs to. */
  about?: ReactNode
  addition: ReturnType<typeof useAddition<Entry, Added, Suggestion>>
  frame: Omit<ComponentProps<typeof Form>, 'submitLabel' | 'children'> & {
    unsaved: ComponentProps<typeof UnsavedChanges>
  }
  questionOf: (similar: { canCreate: boolean }) => string
  /** How a similar entry is shown. */
  shownOf: (suggestion: Suggestion) => { id: number; name: string; note: string }
  onClose: () => void
  /** The fields of the entry. */
  children: ReactNode
}

/** Adds a missing entry to the catalogue, or picks a similar existing one. */
export const CatalogueDialog = <
  Entry extends object,
  Added extends { id: number },
  Suggestion extends Added,
>({
  title,
  submitLabel,
  about,
  addition,
  frame,
  questionOf,
  shownOf,
  onClose,
  children,
}: CatalogueDialogProps<Entry, Added, Suggestion>) => {
  const { similar } = addition
  return (
    <Dialog title={title} onClose={onClose}>
      <UnsavedChanges {...frame.unsaved} />
      {about}
      {similar ? (
        <SimilarStep
          question={questionOf(similar)}
          suggestions={similar.suggestions.map(shownOf)}
          addition={addition}
        />
      ) : (
        <Form submitLabel={submitLabel} {...frame}>
          {children}
        </Form>
      )}
    </Dialog>
  )
}
