import { Link } from '@tanstack/react-router'

/** The name of a person, which leads to their page in the office. Not draggable: cards of plans are dragged by it. */
export const PersonLink = ({ id, name }: { id: number; name: string }) => (
  <Link to="/user/a/people/$id" params={{ id: String(id) }} draggable={false}>
    {name}
  </Link>
)
