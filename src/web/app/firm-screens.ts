import type { OwnScreen } from '../../kernel/screens/screen.ts'
import type { Role } from '../../kernel/firm/roles.ts'

const ofOwners: readonly OwnScreen[] = [
  { kind: 'own', key: 'persone', label: 'Persone', icon: 'users', foot: 'sidebar' },
  { kind: 'own', key: 'azienda', label: 'La tua azienda', icon: 'building-2', foot: 'sidebar' },
  { kind: 'own', key: 'campi', label: 'Campi vostri', icon: 'columns-3', foot: 'sidebar' },
  { kind: 'own', key: 'avvio', label: 'Avvio', icon: 'store', foot: 'menu' },
  { kind: 'own', key: 'copie', label: 'Copie', icon: 'download', foot: 'menu' },
]

const ofEverybody: readonly OwnScreen[] = [
  { kind: 'own', key: 'cestino', label: 'Cestino', icon: 'trash-2', foot: 'menu' },
  { kind: 'own', key: 'account', label: 'Il tuo account', icon: 'shield-check', foot: 'menu' },
]

/** The screens of a firm that no trade describes, for somebody of this role. */
export const firmScreens = (role: Role): readonly OwnScreen[] => [...(role === 'titolare' ? ofOwners : []), ...ofEverybody]
