import './erasure.css'
import '../../../ui/button.css'
import type { Erasure } from '@academy/contract/privacy/erasure/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RequestDialog } from './request-dialog.tsx'
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

/** What deleting one's own account does, and how to request it. Renders nothing while a deletion is pending: every page says so. */
export const ErasureSection = ({ call, erasure, onChanged }: ErasureSectionProps) => {
  const texts = useTexts(erasureTexts)
  const [isAsking, setAsking] = useState(false)
  const asked = async () => {
    setAsking(false)
    await onChanged()
    // Where the page says when it happens.
    document.getElementById('content')?.focus()
    window.scrollTo({ top: 0 })
    // Short, because on a phone it stands above the note.
    showAlert('success', texts.saved)
  }
  if (erasure.request) return null
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      <WhatGoes />
      <WhatStays erasure={erasure} />
      {erasure.obstacles.length > 0 ? (
        <>
          <h3>{texts.blocked}</h3>
          <Obstacles erasure={erasure} />
        </>
      ) : (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
            {texts.delete}
          </button>
        </p>
      )}
      {isAsking && (
        <RequestDialog call={call} erasure={erasure} onAsked={asked} onClose={() => setAsking(false)} />
      )}
    </Panel>
  )
}
