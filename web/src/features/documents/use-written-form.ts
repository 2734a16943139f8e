import type { WrittenPublication } from '@academy/contract/documents/office-schemas'
import type { Locale } from '@academy/contract/locale'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { clearAlerts } from '../../lib/alerts.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { openLink } from '../../lib/open-document.ts'
import { useDraft, useDraftForm } from '../../lib/use-draft-form.ts'
import { formTexts } from '../../ui/form/texts.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { previewDocument, publishDocument } from './api.ts'
import {
  documentRules,
  isSame,
  type TypedDocument,
  textsOf,
  typedDefault,
  typedText,
} from './typed-document.ts'
import { type EditorProps, usePublication } from './use-publication.ts'

type DocumentDraft = TypedDocument & { version: number }

/** The state of the editor. Changes are kept as a draft in the browser until they are published. */
export const useWrittenForm = (props: EditorProps) => {
  const { call, document, personId, today } = props
  const locale = useLocale()
  const { checkInput } = useTexts(formTexts)
  const publication = usePublication(props)
  const { version } = publication
  const [start] = useState<TypedDocument>(() => ({ valid_from: today, ...typedText(document) }))
  const draft = useDraft<DocumentDraft>(personId, `document:${document.name}`, values => {
    const { version: basedOn, ...typed } = values ?? {}
    version.current = basedOn ?? version.current
    form.reset({ ...start, ...typed })
  })
  const [begin] = useState<TypedDocument>(() => {
    const { version: basedOn, ...typed } = draft.found?.values ?? {}
    version.current = basedOn ?? version.current
    const kept = { ...start, ...typed }
    return kept.valid_from < today ? { ...kept, valid_from: today } : kept
  })
  const [isDraft, setDraft] = useState(draft.found !== undefined)
  const { keep: keepDraft, forget } = draft

  const { form, field, attempts, refuse, frame } = useContractForm<TypedDocument, WrittenPublication>({
    ...documentRules,
    isMissing: code => code === 'REQUIRED',
    shouldFocusError: false,
    known: begin,
    send: async values => {
      await publication.publish(
        basedOn => publishDocument(call, document.name, { ...values, version: basedOn }),
        () => {
          forget()
          form.reset(form.getValues())
        },
      )
      return undefined
    },
    explainFailure: error =>
      error instanceof ApiError && error.failure.errors ? checkInput : explainUnsaved(error, locale),
  })
  const keep = useCallback(
    (values: TypedDocument) => {
      if (isSame(values, start)) forget()
      else keepDraft({ ...values, version: version.current })
    },
    [keepDraft, forget, start, version],
  )
  useDraftForm(form, { keep })
  const typed = useWatch({ control: form.control }) as TypedDocument

  const submit = (event?: { preventDefault: () => void }) => {
    clearAlerts()
    return frame.onSubmit(event ?? { preventDefault: () => {} })
  }
  /** Opens the PDF of what is in the editor. */
  const preview = (language: Locale) =>
    openLink(async () => {
      clearAlerts()
      if (!(await form.trigger())) return undefined
      const values = form.getValues()
      const body = { language, valid_from: values.valid_from, ...textsOf(values) }
      return previewDocument(call, document.name, body).catch(error => {
        refuse(error)
        return undefined
      })
    }, locale)
  const restore = (values: TypedDocument) => {
    form.reset(values)
    keep(values)
  }
  return {
    form,
    field,
    typed,
    attempts,
    frame,
    publication,
    isDraft,
    otherTab: draft.otherTab,
    isDirty: () => form.formState.isDirty,
    submit,
    preview,
    keepMine: async () => {
      try {
        await publication.takeNewVersion()
      } catch (error) {
        return refuse(error)
      }
      await submit()
    },
    takeDefault: () => restore({ valid_from: form.getValues('valid_from'), ...typedDefault(document) }),
    discardDraft: () => {
      forget()
      form.reset(start)
      version.current = Math.max(version.current, document.version)
      setDraft(false)
    },
  }
}

export type WrittenForm = ReturnType<typeof useWrittenForm>
