import { MAX_QUESTIONS } from '@academy/contract/feedback/schemas'
import { locales } from '@academy/contract/locale'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDragging } from '../../ui/order/use-dragging.ts'
import { type Control, useRefocus } from '../../ui/order/use-focus-after-move.ts'
import { editorTexts } from './editor-texts.ts'
import { faultyKeys } from './survey-rules.ts'
import {
  added,
  changed,
  duplicated,
  emptyQuestion,
  moved,
  type QuestionWords,
  removed,
  type TypedQuestion,
} from './typed-survey.ts'
import type { SurveyEditing } from './use-survey-editor.ts'

export const cardId = (key: number) => `question-${key}`

/** The questions of the editor: which are open, and everything that happens to them. */
export const useQuestionList = ({ typed: { questions }, faults, attempts, type, lookAt }: SurveyEditing) => {
  const texts = useTexts(editorTexts)
  const locale = useLocale()
  const refocus = useRefocus()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [leaving, askToRemove] = useState<TypedQuestion>()
  const [said, say] = useState('')
  const nameOf = (question: TypedQuestion) =>
    [locale, ...locales].map(language => question[`prompt_${language}`].trim()).find(Boolean) ??
    texts.newQuestion

  const open = (...keys: number[]) => setOpened(known => new Set([...known, ...keys]))
  // What was refused must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is refused, and not whenever a fault changes
  useEffect(() => {
    open(...faultyKeys(faults))
  }, [attempts])

  const put = (next: TypedQuestion[]) => type({ questions: next })
  /** A new question is open, and one can begin to write. */
  const begin = (next: TypedQuestion[], key: number | undefined) => {
    if (key === undefined) return
    flushSync(() => {
      put(next)
      open(key)
    })
    document.getElementById(cardId(key))?.querySelector<HTMLElement>(`textarea[lang=${locale}]`)?.focus()
  }
  const isNew = ({ key }: TypedQuestion) => !questions.some(question => question.key === key)

  const move = (question: TypedQuestion, position: number, control?: Control) => {
    const next = moved(questions, question.key, position)
    if (next.every(({ key }, place) => key === questions[place]?.key)) return
    put(next)
    if (control) refocus(cardId(question.key), control)
    say(texts.moved(nameOf(question), position + 1, questions.length))
  }
  return {
    opened,
    nameOf,
    said,
    move,
    isFull: questions.length >= MAX_QUESTIONS,
    toggle: (key: number) =>
      setOpened(known =>
        known.has(key) ? new Set([...known].filter(one => one !== key)) : new Set([...known, key]),
      ),
    change: (key: number, part: Partial<QuestionWords>) => put(changed(questions, key, part)),
    lookAt,
    add: (kind: QuestionWords['type']) => {
      const next = added(questions, { ...emptyQuestion, type: kind })
      begin(next, next.find(isNew)?.key)
    },
    duplicate: ({ key }: TypedQuestion) => {
      const next = duplicated(questions, key)
      begin(next, next.find(isNew)?.key)
    },
    /** The question that is about to go. */
    leaving,
    askToRemove,
    remove: ({ key }: TypedQuestion) => put(removed(questions, key)),
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
