import type { PersonApplication } from '@academy/contract/office/person-page/schemas'
import { useForm } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { defineQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AttachedChoice, useAttached } from '../../admission/applications/attached-choice.tsx'
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

const isCostChanged = (error: unknown) => isRefusal(error, 'cost_changed')

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
  const confirm = async () => {
    if (!found) return false
    try {
      await withdrawFor(call, id, getValues('way') === 'free' ? 'free' : attached.sum, attached.query)
    } catch (error) {
      if (isCostChanged(error)) reload()
      throw error
    }
    onDone()
    return texts.done
  }
  return (
    <Ask
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      isDestructive
      autoFocus={false}
      isReady={found !== undefined}
      act={confirm}
      explain={error => (isCostChanged(error) ? texts.changed : explainUnsaved(error, locale))}
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
    </Ask>
  )
}
