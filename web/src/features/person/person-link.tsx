export { PersonLink } from '../../ui/person-link.tsx'
