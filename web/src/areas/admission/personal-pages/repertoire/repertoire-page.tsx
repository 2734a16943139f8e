import type { OwnRepertoire } from '@academy/contract/admission/repertoire-changes/schemas'
import { fullName } from '@academy/contract/base/names'
import { getRouteApi } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { formatLongDay, nameIn } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { PiecePicker, PiecePickerDialogs, usePiecePicker } from '../../../concerts/requests/piece-picker.tsx'
import { repertoireQueries } from '../../repertoire-changes/api.ts'
import { ChangedNote } from '../../repertoire-changes/changed-note.tsx'
import { PieceList } from '../../repertoire-changes/piece-list.tsx'
import { RepertoireForm, useRepertoireForm } from '../../repertoire-changes/repertoire-form.tsx'
import { repertoireTexts } from '../../repertoire-changes/texts.ts'

const route = getRouteApi('/user/repertoire/$applicationId')

/** Participants change their repertoire, until the academy begins. */
export const RepertoirePage = () => {
  const texts = useTexts(repertoireTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { own } = useData(repertoireQueries(call, route.useParams().applicationId))
  const refresh = useRefresh()
  const { instrument, teacher } = own.masterclass
  return (
    <div className="repertoire-page">
      <header>
        <ButtonLink look="text" to={paths.MyMasterclasses}>
          ← {texts.back}
        </ButtonLink>
        <h1>{texts.title}</h1>
        <p>{texts.of(nameIn(locale, instrument), fullName(teacher))}</p>
      </header>
      {own.can_change ? (
        <>
          <p>{texts.intro(formatLongDay(own.academy_start, locale))}</p>
          <Editor key={own.application_id} call={call} own={own} onSaved={refresh} />
        </>
      ) : (
        <>
          <p>{texts.fixed}</p>
          <p className="changed-note-text">{own.repertoire || texts.none}</p>
          <PieceList pieces={own.pieces} />
        </>
      )}
      <ChangedNote {...own} />
    </div>
  )
}

interface EditorProps {
  call: Call
  own: OwnRepertoire
  onSaved: () => Promise<void>
}

const Editor = ({ call, own, onSaved }: EditorProps) => {
  const repertoire = useRepertoireForm({ call, own, onSaved })
  const picker = usePiecePicker(repertoire.add)
  return (
    <>
      <RepertoireForm repertoire={repertoire}>
        <PiecePicker call={call} picker={picker} />
      </RepertoireForm>
      <PiecePickerDialogs call={call} picker={picker} />
    </>
  )
}
