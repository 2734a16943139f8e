import { laterDay } from '@academy/contract/base/days'
import './second-factor.css'
import {
  type RequiredGroup,
  type Requirement,
  RequirementInput,
  requiredGroups,
} from '@academy/contract/access/second-factor/schemas'
import type { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { loadRequirement, saveRequirement } from './api.ts'
import { requirementTexts } from './requirement-texts.ts'

interface RequirementFormProps {
  call: Call
  requirement: Requirement
  onSaved: (text: string) => Promise<void>
}

type TypedRequirement = z.input<typeof RequirementInput>

const typedOf = ({ required_of, grace_days, version }: Requirement): TypedRequirement => ({
  required_of,
  grace_days,
  version,
})

interface RequirementPanelProps extends RequirementFormProps {
  mayChange: boolean
}

/** Who needs a second factor, and from when on. Admins need one, so only admins change it. */
export const RequirementPanel = ({ mayChange, ...props }: RequirementPanelProps) => {
  const texts = useTexts(requirementTexts)
  return (
    <Panel title={texts.title}>
      <p className="factor-text">{texts.intro}</p>
      <RequirementState requirement={props.requirement} />
      {mayChange ? <RequirementForm {...props} /> : <p className="factor-text">{texts.onlyAdmins}</p>}
    </Panel>
  )
}

const RequirementForm = ({ call, requirement, onSaved }: RequirementFormProps) => {
  const texts = useTexts(requirementTexts)
  const { form, field, frame, conflict } = useVersionedForm<TypedRequirement, RequirementInput, Requirement>({
    schema: RequirementInput,
    draft: 'second-factor-requirement',
    known: typedOf(requirement),
    version: requirement.version,
    typedOf,
    save: (values, version) => saveRequirement(call, { ...values, version }),
    loadNewest: () => loadRequirement(call),
    onSaved: () => onSaved(texts.saved),
  })
  return (
    <div className="factor-requirement">
      <Form submitLabel={texts.save} {...frame}>
        <ControlledField form={form} name="required_of">
          {({ value, onChange, error }) => (
            <CheckboxGroup<RequiredGroup>
              label={texts.requiredOf}
              options={requiredGroups.map(group => ({ value: group, label: texts.groups[group] }))}
              chosen={value ?? []}
              error={error}
              onChange={onChange}
            />
          )}
        </ControlledField>
        <TextField
          label={texts.days}
          hint={texts.daysHint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('grace_days')}
        />
        {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
      </Form>
    </div>
  )
}

const RequirementState = ({ requirement }: Pick<RequirementFormProps, 'requirement'>) => {
  const texts = useTexts(requirementTexts)
  const locale = useLocale()
  const { is_demo, required_of, required_since, grace_days } = requirement
  if (is_demo) return <p className="factor-text">{texts.demo}</p>
  if (required_of.length === 0) return <p className="factor-text">{texts.notRequired}</p>
  const day = formatLongDay(laterDay(dayInVienna(required_since), grace_days), locale)
  const groups = required_of.map(group => texts.groups[group])
  return <p className="factor-text">{texts.requiredFrom(groups, day)}</p>
}
