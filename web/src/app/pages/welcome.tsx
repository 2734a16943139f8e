import '../../ui/button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { wayBack } from '../navigation.ts'
import { paths } from '../paths.ts'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/welcome')

export const Welcome = () => {
  const texts = useTexts(accountPageTexts).welcome
  const back = wayBack(route.useSearch().return)
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      <div className="outcome">
        <p>{texts.confirm}</p>
        <p className="outcome-hint">{texts.notFound}</p>
        <a className="button" href={back}>
          {back === paths.Home ? texts.home : texts.back}
        </a>
        <Link to={paths.PersonalHomeView}>{texts.personalArea}</Link>
      </div>
    </FormPage>
  )
}
