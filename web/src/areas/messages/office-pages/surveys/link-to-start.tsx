import { Link } from '@tanstack/react-router'
import { paths } from '../../../../base/pages/paths.ts'
import type { Start } from '../../surveys/template-choice.tsx'

export const linkToStart = (start: Start, label: string) => (
  <Link to={paths.NewSurveyAdmin} search={{ start }}>
    {label}
  </Link>
)
