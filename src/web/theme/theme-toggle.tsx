import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { setTheme, useTheme } from './theme.ts'

export function ThemeToggle({ className }: { className?: string | undefined }) {
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      data-hydrate-replay
      className={className}
      label={isDark ? 'Passa al tema chiaro' : 'Passa al tema scuro'}
      icon={isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}
