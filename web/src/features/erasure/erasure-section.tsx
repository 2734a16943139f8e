import './erasure.css'
import '../../ui/button.css'
import type { Erasure } from '@academy/contract/erasure/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RequestForm } from './request-form.tsx'
import { erasureTexts } from './texts.ts'
import { Obstacles, WhatStays } from './what-stays.tsx'

interface ErasureSectionProps {
  call: Call
  erasure: Erasure
  onChanged: () => Promise<void>
}

const WhatGoes = () => {
  const texts = useTexts(erasureTexts)
  return (
    <>
      <h3>{texts.goes}</h3>
      <ul className="erasure-list">
        {texts.goesList.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** What deleting the own account does, and the way to ask for it. A request under way is shown by `PendingNote`. */
export const ErasureSection = ({ call, erasure, onChanged }: ErasureSectionProps) => {
  const texts = useTexts(erasureTexts)
  const [isAsking, setAsking] = useState(false)
  const asked = async () => {
    setAsking(false)
    await onChanged()
    showAlert('success', texts.saved)
  }
  const isBlocked = erasure.obstacles.length > 0
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <WhatGoes />
      <WhatStays erasure={erasure} />
      {!erasure.request && isBlocked && (
        <>
          <h3>{texts.blocked}</h3>
          <Obstacles erasure={erasure} />
        </>
      )}
      {!erasure.request && !isBlocked && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
            {texts.delete}
          </button>
        </p>
      )}
      <ModalDialog isOpen={isAsking} onClose={() => setAsking(false)} title={texts.confirmTitle}>
        <RequestForm call={call} onAsked={asked} />
      </ModalDialog>
    </Panel>
  )
}
