import { locales } from '@academy/contract/base/locale'
import { MAX_QUESTIONS } from '@academy/contract/messages/feedback/schemas'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { listErrors } from '../../../ui/form/field-errors.ts'
import { type Control, useDragging, useFocusAfterMove } from '../../../ui/order/use-dragging.ts'
import { editorTexts } from './editor-texts.ts'
import {
  added,
  duplicated,
  emptyQuestion,
  type QuestionValues,
  type TypedQuestion,
  wrongPlaces,
} from './typed-survey.ts'
import type { SurveyEditing } from './use-survey-editor.ts'

export const cardId = (key: number) => `question-${key}`

/** The questions of the editor: which are open, and all actions on them. */
export const useQuestionList = ({ form, typed: { questions }, attempts }: SurveyEditing) => {
  // A `keyName` of its own, because `id` is the id that the server gives to a question.
  const rows = useFieldArray({ control: form.control, name: 'questions', keyName: 'row' })
  const texts = useTexts(editorTexts)
  const locale = useLocale()
  const refocus = useFocusAfterMove()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [announcement, announce] = useState('')
  const begun = useRef<number>(undefined)
  const nameOf = (question: TypedQuestion) =>
    [locale, ...locales].map(language => question[`prompt_${language}`].trim()).find(Boolean) ??
    texts.newQuestion

  const open = (...keys: number[]) => setOpened(known => new Set([...known, ...keys]))
  // Open the questions with errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each attempt, not on each error
  useEffect(() => {
    const places = wrongPlaces(listErrors(form.formState.errors).map(({ name }) => name))
    open(...places.flatMap(place => questions[place]?.key ?? []))
  }, [attempts])

  const placeOf = ({ key }: TypedQuestion) => questions.findIndex(question => question.key === key)
  /** Opens a new question and focuses its first field. */
  const begin = (next: TypedQuestion[]) => {
    const place = next.findIndex(question => placeOf(question) < 0)
    const question = next[place]
    if (!question) return
    const { key } = question
    rows.insert(place, question, { shouldFocus: false })
    open(key)
    begun.current = key
  }
  // The card of a new question is rendered only after the form contains it.
  useEffect(() => {
    const card = begun.current !== undefined && document.getElementById(cardId(begun.current))
    if (!card) return
    begun.current = undefined
    card.querySelector<HTMLElement>(`textarea[lang=${locale}]`)?.focus()
  })

  const move = (question: TypedQuestion, position: number, control?: Control) => {
    const place = placeOf(question)
    if (place < 0 || place === position) return
    rows.move(place, position)
    if (control) refocus(cardId(question.key), control)
    announce(texts.moved(nameOf(question), position + 1, questions.length))
  }
  return {
    opened,
    nameOf,
    announcement,
    move,
    isFull: questions.length >= MAX_QUESTIONS,
    toggle: (key: number) =>
      setOpened(known =>
        known.has(key) ? new Set([...known].filter(one => one !== key)) : new Set([...known, key]),
      ),
    add: (kind: QuestionValues['type']) => begin(added(questions, { ...emptyQuestion, type: kind })),
    duplicate: ({ key }: TypedQuestion) => begin(duplicated(questions, key)),
    remove: (question: TypedQuestion) => rows.remove(placeOf(question)),
    dragging: useDragging<TypedQuestion, 'list', number>({
      idOf: ({ key }) => key,
      nameOf,
      placeIn: (_, position) => position,
      isSamePlace: (one, another) => one === another,
      onDrop: move,
    }),
  }
}

export type QuestionList = ReturnType<typeof useQuestionList>
