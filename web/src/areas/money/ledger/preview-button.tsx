import '../../../ui/text-button.css'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { previewInvoice } from './api.ts'
import { ledgerTexts } from './texts.ts'

interface PreviewButtonProps {
  call: Call
  accountId: number
  /** Returns what the invoice would say, or undefined if the form has errors, which it then shows. */
  draft: () => Promise<Parameters<typeof previewInvoice>[2] | undefined>
}

/** Saves the invoice as it would look. */
export const PreviewButton = ({ call, accountId, draft }: PreviewButtonProps) => {
  const texts = useTexts(ledgerTexts)
  const { isPending, run } = usePending()
  const preview = () =>
    run(async () => {
      const content = await draft()
      if (!content) return
      await previewInvoice(call, accountId, content, texts.previewFile).catch(() =>
        showAlert('dangerDismiss', texts.previewFailed),
      )
    })
  return (
    <button type="button" className="text-button" disabled={isPending} onClick={() => void preview()}>
      {texts.preview}
    </button>
  )
}
