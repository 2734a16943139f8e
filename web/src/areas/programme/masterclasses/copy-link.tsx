import './share-links.css'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useCopy } from '../../../base/use-copy.ts'
import { TextButton } from '../../../ui/button.tsx'
import { detailTexts } from './detail-texts.ts'

/** Needs a script, so it is hidden from visitors without scripts. */
export const CopyLink = ({ address }: { address: string }) => {
  const texts = useTexts(detailTexts)
  const shown = useRef<HTMLSpanElement>(null)
  const { outcome, copyValue } = useCopy(address, shown)
  return (
    <span className="copy-link">
      <TextButton onClick={copyValue}>{texts.copyLink}</TextButton>{' '}
      <span role="status">
        {outcome === 'copied' && texts.copied}
        {outcome === 'selected' && texts.notCopied}
      </span>
      <span ref={shown} hidden={outcome !== 'selected'}>
        {address}
      </span>
    </span>
  )
}
