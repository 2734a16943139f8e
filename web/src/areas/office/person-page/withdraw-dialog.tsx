import type { PersonApplication } from '@academy/contract/office/person-page/schemas'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { defineQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { AttachedChoice, useAttached } from '../../../ui/attached-choice.tsx'
import { DecisionDialog } from '../../../ui/dialog/decision-dialog.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadWithdrawal, withdrawFor } from './api.ts'
import { personFormTexts } from './texts.ts'

interface WithdrawDialogProps {
  call: Call
  application: PersonApplication
  /** The masterclass, such as "Cello with Ilse Marent". */
  title: string
  name: string
  onDone: () => void
  onClose: () => void
}

/** Withdraws an application for a person, with its consequences and its cost shown first. */
export const WithdrawDialog = ({ call, application, title, name, onDone, onClose }: WithdrawDialogProps) => {
  const { withdraw: texts } = useTexts(personFormTexts)
  const locale = useLocale()
  const { id } = application
  const query = {
    ...defineQuery(call, ['withdrawal', id], call => loadWithdrawal(call, id)),
    gcTime: 0 as const,
  }
  const { found, reload } = useLoadedData(query)
  const { register, getValues, watch } = useForm<{ way: 'terms' | 'free' }>({
    defaultValues: { way: 'terms' },
  })
  const attached = useAttached(found)
  const [message, setMessage] = useState<Message>()
  const confirm = async () => {
    if (!found) return false
    setMessage(undefined)
    try {
      await withdrawFor(call, id, getValues('way') === 'free' ? 'free' : attached.sum, attached.query)
      return true
    } catch (error) {
      const isNew = isRefusal(error, 'cost_changed')
      if (isNew) reload()
      setMessage({ tone: 'failure', text: isNew ? texts.changed : explainUnsaved(error, locale) })
      return false
    }
  }
  return (
    <DecisionDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      keepLabel={texts.keep}
      isReady={found !== undefined}
      message={message}
      onConfirm={confirm}
      onDone={() => {
        onDone()
        showAlert('success', texts.done)
      }}
      onClose={onClose}
    >
      {found ? (
        <>
          <p>{texts[found.kind](name, title)}</p>
          {application.status === 'reserve' && <p>{texts.roomOfWaiting}</p>}
          {found.cost > 0 && (
            <RadioGroup
              label={texts.how}
              options={[
                { value: 'terms', label: texts.byTerms(formatMoney(found.cost, locale), found.percent) },
                { value: 'free', label: texts.free },
              ]}
              {...register('way')}
            />
          )}
          {found.kind === 'give_up' && found.cost === 0 && <p>{texts.costsNothing}</p>}
          <AttachedChoice withdrawal={found} choice={attached.choice} isFree={watch('way') === 'free'} />
        </>
      ) : (
        <p>
          <Spinner label={texts.loading} />
        </p>
      )}
    </DecisionDialog>
  )
}
