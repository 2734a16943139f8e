import './erasure.css'
import type { PersonErasure as Erasure } from '@academy/contract/privacy/erasure/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { AskForReason } from '../../../ui/dialog/ask-for-reason.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { cancelErasureOf, personErasureQuery, requestErasureOf } from './api.ts'
import { AskedBy } from './office-notes.tsx'
import { personErasureTexts } from './person-texts.ts'
import { WhatStays } from './what-stays.tsx'

interface PersonErasureProps {
  call: Call
  personId: number
  name: string
}

const Blocked = ({ erasure }: { erasure: Erasure }) => {
  const texts = useTexts(personErasureTexts)
  if (erasure.obstacles.length === 0) return null
  return (
    <>
      <p>{texts.blocked}</p>
      <ul className="erasure-list">
        {erasure.obstacles.map(({ kind }) => (
          <li key={kind}>{texts.obstacles[kind]}</li>
        ))}
      </ul>
    </>
  )
}

interface PendingProps {
  call: Call
  personId: number
  erasure: Erasure & { request: NonNullable<Erasure['request']> }
}

const Pending = ({ call, personId, erasure }: PendingProps) => {
  const texts = useTexts(personErasureTexts)
  const locale = useLocale()
  const refresh = useRefresh()
  const { isPending, run } = usePending()
  const { request } = erasure
  const cancel = () =>
    run(async () => {
      await cancelErasureOf(call, personId)
      await refresh()
      showAlert('success', texts.cancelled)
    })
  return (
    <>
      <p>{texts.pending(formatLongDay(dayInVienna(request.erase_after), locale))}</p>
      <AskedBy erasure={erasure} />
      <Blocked erasure={erasure} />
      {erasure.can_change && (
        <p>
          <Button isPending={isPending} look="quiet" onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        </p>
      )}
    </>
  )
}

const State = ({ call, personId, erasure }: Omit<PendingProps, 'erasure'> & { erasure: Erasure }) => {
  const texts = useTexts(personErasureTexts)
  const { request } = erasure
  if (request) return <Pending call={call} personId={personId} erasure={{ ...erasure, request }} />
  return (
    <>
      <p>{texts.none}</p>
      <Blocked erasure={erasure} />
    </>
  )
}

/** Whether the data of a person is to be deleted, on the page of the office about them. */
export const PersonErasure = ({ call, personId, name }: PersonErasureProps) => {
  const texts = useTexts(personErasureTexts)
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const { found, hasFailed, reload } = useLoadedData(personErasureQuery(call, personId))
  const canAsk = found?.can_change && !found.request && found.obstacles.length === 0
  const request = async (reason: string) => {
    await requestErasureOf(call, personId, reason)
    await refresh()
    return found?.gets_mail === false ? texts.savedWithoutMail : texts.saved
  }
  return (
    <Panel
      title={texts.title}
      action={
        canAsk && (
          <TextButton aria-label={texts.askOf(name)} onClick={() => setAsking(true)}>
            {texts.ask}
          </TextButton>
        )
      }
    >
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      {found && <State call={call} personId={personId} erasure={found} />}
      {isAsking && found && (
        <AskForReason
          title={texts.question(name)}
          confirmLabel={texts.confirm}
          act={request}
          onClose={() => setAsking(false)}
        >
          <p>{found.gets_mail ? texts.explain : texts.explainWithoutMail}</p>
          <WhatStays erasure={found} />
        </AskForReason>
      )}
    </Panel>
  )
}
