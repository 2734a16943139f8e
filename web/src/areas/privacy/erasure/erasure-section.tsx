import { password } from '@academy/contract/base/fields'
import { ERASURE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import type { Erasure } from '@academy/contract/privacy/erasure/schemas'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormMessageInView } from '../../../ui/form/form-message.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { mailErasureLink, requestErasure } from './api.ts'
import { erasureTexts } from './texts.ts'
import { Obstacles, WhatStays } from './what-stays.tsx'
import './erasure.css'
import '../../../ui/form/form.css'

const Confirmation = z.object({ current_password: password })

interface RequestDialogProps {
  call: Call
  erasure: Erasure
  onAsked: () => Promise<void>
  onClose: () => void
}

interface FrameProps {
  onClose: () => void
  confirm: ReactNode
  children: ReactNode
}

const Frame = ({ onClose, confirm, children }: FrameProps) => {
  const texts = useTexts(erasureTexts)
  return (
    <Dialog
      role="alertdialog"
      title={texts.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          {confirm}
        </>
      }
    >
      <p>{texts.confirmText(ERASURE_DAYS)}</p>
      {children}
    </Dialog>
  )
}

/** Sends the link that confirms the deletion, and says so. */
const useMailLink = ({ call, onClose }: Pick<RequestDialogProps, 'call' | 'onClose'>) => {
  const texts = useTexts(erasureTexts)
  const { isPending, run } = usePending()
  const send = () =>
    run(async () => {
      await mailErasureLink(call)
      onClose()
      showAlert('success', texts.linkSent)
    })
  return { isPending, send: () => void send() }
}

const WithoutPassword = ({ call, erasure, onClose }: RequestDialogProps) => {
  const texts = useTexts(erasureTexts)
  const { isPending, send } = useMailLink({ call, onClose })
  return (
    <Frame
      onClose={onClose}
      confirm={
        erasure.gets_mail && (
          <Button isPending={isPending} look="danger" onClick={send}>
            {texts.sendLink}
          </Button>
        )
      }
    >
      <p>{erasure.gets_mail ? texts.byMailOnly : texts.noLink}</p>
    </Frame>
  )
}

const WithPassword = ({ call, erasure, onAsked, onClose }: RequestDialogProps) => {
  const texts = useTexts(erasureTexts)
  const formId = useId()
  const { isPending, send } = useMailLink({ call, onClose })
  const { field, frame } = useContractForm({
    schema: Confirmation,
    send: async ({ current_password }) => {
      await requestErasure(call, current_password)
      await onAsked()
    },
  })
  return (
    <Frame
      onClose={onClose}
      confirm={
        <Button type="submit" form={formId} isPending={frame.isBusy} look="danger">
          {texts.confirm}
        </Button>
      }
    >
      <form id={formId} className="form" method="post" noValidate onSubmit={frame.onSubmit}>
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          required
          {...field('current_password')}
        />
        <FormMessageInView message={frame.message} />
      </form>
      {erasure.gets_mail ? (
        <div className="erasure-by-mail">
          <p>{texts.byMail}</p>
          <Button isPending={isPending} look="quiet" onClick={send}>
            {texts.sendLink}
          </Button>
        </div>
      ) : (
        <p className="erasure-by-mail">{texts.noLink}</p>
      )}
    </Frame>
  )
}

/** Asks for the password, so that an open session alone deletes nothing; or sends a link to the address. */
const RequestDialog = (props: RequestDialogProps) =>
  props.erasure.has_password ? <WithPassword {...props} /> : <WithoutPassword {...props} />

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
          <Button look="quiet" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        </p>
      )}
      {isAsking && (
        <RequestDialog call={call} erasure={erasure} onAsked={asked} onClose={() => setAsking(false)} />
      )}
    </Panel>
  )
}
