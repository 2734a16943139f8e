import type { Locale } from '@academy/contract/base/locale'
import type {
  OfficeDocumentDetail,
  WrittenPublication,
} from '@academy/contract/site/documents/office-schemas'
import { clearAlerts } from '../../../base/alerts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftEditor } from '../../../ui/draft-editor/use-draft-editor.ts'
import { loadDocument, previewDocument, publishDocument } from './api.ts'
import { openLink } from './open-document.ts'
import { editorTexts } from './texts.ts'
import { documentRules, type TypedDocument, textsOf, typedDefault, typedText } from './typed-document.ts'
import { type EditorProps, usePublishQuestion } from './use-publication.ts'

/** The state of the editor. A version is published after a confirmation. */
export const useWrittenForm = (props: EditorProps) => {
  const { call, document, personId, today } = props
  const texts = useTexts(editorTexts)
  const locale = useLocale()
  const [ask, question] = usePublishQuestion()
  const editor = useDraftEditor<TypedDocument, WrittenPublication, OfficeDocumentDetail>({
    ...documentRules,
    personId,
    draft: `document:${document.name}`,
    start: { valid_from: today, ...typedText(document) },
    version: document.version,
    typedOf: saved => ({ valid_from: today, ...typedText(saved) }),
    renew: typed => (typed.valid_from < today ? { ...typed, valid_from: today } : typed),
    save: async (values, version) =>
      (await ask(values.valid_from))
        ? publishDocument(call, document.name, { ...values, version })
        : undefined,
    loadNewest: () => loadDocument(call, document.name),
    onSaved: props.onPublished,
    onReloaded: props.onReload,
    savedText: texts.published,
  })
  const { form, refuse, take } = editor
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
  const takeDefault = () => take({ valid_from: form.getValues('valid_from'), ...typedDefault(document) })
  return { ...editor, question, preview, takeDefault }
}

export type WrittenForm = ReturnType<typeof useWrittenForm>
