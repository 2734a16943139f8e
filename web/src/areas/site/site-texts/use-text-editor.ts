import { type Localized, localized } from '@academy/contract/base/locale'
import type { OfficeTextDetail, TextValue } from '@academy/contract/site/site-texts/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftEditor } from '../../../ui/draft-editor/use-draft-editor.ts'
import { loadText, publishText } from './api.ts'
import { officeTexts } from './office-texts.ts'
import { defaultValues, isSame, shownValues, type TypedText, textRules, typedOf } from './typed-text.ts'

export interface TextEditorProps {
  call: Call
  personId: number
  text: OfficeTextDetail
  /** Loads the text with its versions again. */
  refresh: () => Promise<void>
}

type Values = Localized<'value', TextValue | null>

const versionOf = (text: OfficeTextDetail) => text.current?.version ?? 0
const withVersion = (text: OfficeTextDetail) => ({ ...text, version: versionOf(text) })

/** The state of the editor. */
export const useTextEditor = ({ call, personId, text, refresh }: TextEditorProps) => {
  const texts = useTexts(officeTexts)
  const editor = useDraftEditor<TypedText, Values, ReturnType<typeof withVersion>>({
    ...textRules(text.rule),
    personId,
    draft: `text:${text.key}`,
    start: typedOf(shownValues(text)),
    version: versionOf(text),
    typedOf: saved => typedOf(shownValues(saved)),
    save: async (values, version) => {
      // The default is stored as such, so that a later version of the program may improve it.
      const isRestored = isSame(values, defaultValues(text))
      const wanted: Values = isRestored ? localized('value', null) : values
      return withVersion(await publishText(call, text.key, { version, ...wanted }))
    },
    loadNewest: async () => withVersion(await loadText(call, text.key)),
    onSaved: refresh,
    onReloaded: refresh,
    savedText: texts.published,
  })
  return { ...editor, take: (values: Values) => editor.take(typedOf(values)) }
}

export type TextEditing = ReturnType<typeof useTextEditor>
