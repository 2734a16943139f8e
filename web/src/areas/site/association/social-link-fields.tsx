import { MAX_SOCIAL_LINKS } from '@academy/contract/site/association/schemas'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { EntryList } from './entry-list.tsx'
import { associationTexts } from './texts.ts'
import type { AssociationFields } from './use-association-form.ts'

export const SocialLinkFields = ({ form, field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'social_links' })
  return (
    <EntryList
      title={texts.socialLinks}
      ids={fields.map(({ id }) => id)}
      max={MAX_SOCIAL_LINKS}
      nameOf={place => fields[place]?.name || texts.socialLink(place + 1)}
      addLabel={texts.addLink}
      onAdd={() => append({ name: '', url: '' })}
      onRemove={remove}
    >
      {place => (
        <div className="field-pair">
          <TextField label={texts.linkName} required {...field(`social_links.${place}.name`)} />
          <TextField
            label={texts.linkUrl}
            type="url"
            placeholder="https://"
            required
            {...field(`social_links.${place}.url`)}
          />
        </div>
      )}
    </EntryList>
  )
}
