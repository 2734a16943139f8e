import './text-preview.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { OfficeText } from '@academy/contract/site/site-texts/schemas'
import { type ComponentProps, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { type FoundPerson, PersonSearch } from '../../../ui/form/person-search.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PreviewFrame } from '../../../ui/preview-frame/preview-frame.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { previewText, testText } from './api.ts'
import { officeTexts } from './office-texts.ts'
import { valuesOf } from './typed-text.ts'
import type { TextEditing } from './use-text-editor.ts'

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

export interface TextPreviewProps {
  call: Call
  text: OfficeText
  editor: TextEditing
  /** Finds whom a mail may greet. */
  findPeople: ComponentProps<typeof PersonSearch>['find']
}

/** The page or mail with what is in the editor, as the server renders it. */
export const TextPreview = ({ call, text, editor, findPeople }: TextPreviewProps) => {
  const texts = useTexts(officeTexts)
  const ownLocale = useLocale()
  const [shown, setShown] = useState<{ html: string; subject?: string | undefined; locale: Locale }>()
  const [hasFailed, setFailed] = useState(false)
  const [width, setWidth] = useState<Width>('phone')
  const { isPending, run } = usePending()
  const [reader, setReader] = useState<FoundPerson>()
  const withTyped = (
    locale: Locale,
    work: (body: Parameters<typeof previewText>[2]) => Promise<void>,
    as = reader,
  ) =>
    run(async () => {
      setFailed(false)
      if (!(await editor.form.trigger())) return
      const values = valuesOf(editor.form.getValues(), text.rule)
      try {
        await work({ ...values, locale, ...(as && { account_id: as.id }) })
      } catch {
        setFailed(true)
      }
    })
  const load = (locale: Locale, as = reader) =>
    withTyped(locale, async body => setShown({ ...(await previewText(call, text.key, body)), locale }), as)
  const sendTest = (locale: Locale) =>
    withTyped(locale, async body =>
      showAlert('success', texts.testSent(await testText(call, text.key, body))),
    )
  return (
    <Panel title={texts.preview}>
      <div className="text-preview-tools">
        <Button isPending={isPending} look="quiet" onClick={() => void load(shown?.locale ?? ownLocale)}>
          {shown ? texts.updatePreview : texts.showPreview}
        </Button>
        {shown && (
          <>
            <SegmentedControl
              label={texts.language}
              options={locales.map(value => ({ value, name: texts.languages[value] }))}
              chosen={shown.locale}
              onChoose={locale => void load(locale)}
            />
            <SegmentedControl
              label={texts.width}
              options={(['phone', 'desktop'] as const).map(value => ({ value, name: texts.widths[value] }))}
              chosen={width}
              onChoose={setWidth}
            />
          </>
        )}
      </div>
      {hasFailed && (
        <p className="field-error" role="alert">
          {texts.previewFailed}
        </p>
      )}
      {shown?.subject !== undefined && (
        <>
          <p className="field-hint">
            {texts.sample} {reader && texts.greets(reader.full_name)}
          </p>
          <div className="text-preview-tools">
            <Button isPending={isPending} look="quiet" onClick={() => void sendTest(shown.locale)}>
              {texts.sendTest}
            </Button>
          </div>
          <PersonSearch
            label={texts.chooseReader}
            find={findPeople}
            onChoose={person => {
              setReader(person)
              void load(shown.locale, person)
            }}
          />
          <p className="text-preview-subject">
            {texts.mailSubject}: <strong lang={shown.locale}>{shown.subject}</strong>
          </p>
        </>
      )}
      {shown && (
        <PreviewFrame
          title={texts.preview}
          html={shown.html}
          width={widths[width]}
          isMail={shown.subject !== undefined}
        />
      )}
    </Panel>
  )
}
