import '../../../ui/button.css'
import { useMemo } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { drawCode } from '../../../base/draw-code.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { saveFile } from '../../../base/save-file.ts'
import { payTexts } from './pay-texts.ts'

interface PaymentCodeProps {
  code: string
  alt: string
  fileName: string
}

/** The payment code: to scan on larger screens, and to save as a picture. */
export const PaymentCode = ({ code, alt, fileName }: PaymentCodeProps) => {
  const texts = useTexts(payTexts)
  const canvas = useMemo(() => drawCode(code), [code])
  const save = () =>
    canvas.toBlob(picture => {
      if (!picture) return
      saveFile(picture, fileName)
      showAlert('success', texts.saved)
    }, 'image/png')
  return (
    <section className="pay-code" aria-labelledby="pay-code-title">
      <h2 id="pay-code-title">{texts.codeTitle}</h2>
      <img src={canvas.toDataURL('image/png')} alt={alt} width={canvas.width} height={canvas.height} />
      <p className="pay-code-scan">{texts.codeHint}</p>
      <p className="pay-code-phone">{texts.codeHintPhone}</p>
      <button type="button" className="button button-quiet" onClick={save}>
        {texts.saveCode}
      </button>
    </section>
  )
}
