import { Link } from 'react-router'
import { site } from '../../site.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { copy } from './copy.ts'
import { MenuDrawer } from './menu-drawer.tsx'

export function TopBar() {
  return (
    <header className="sticky top-0 z-bar border-b border-line bg-bg">
      <div className="page-width flex h-header items-center gap-2 px-6">
        <Link to="/" aria-label={`${site.name}, pagina iniziale`} className="mr-auto rounded-sm">
          <Logo />
        </Link>
        <nav aria-label="Sezioni" className="hidden items-center gap-6 pr-4 text-sm text-ink-soft md:flex">
          {copy.links.map(({ label, href }) => (
            <a key={label} href={`/${href}`} className="rounded-sm py-2 hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <a href={copy.signIn.href} className="inline-flex min-h-tap items-center rounded-sm px-2 text-sm text-ink-soft hover:text-ink">
          {copy.signIn.label}
        </a>
        <ThemeToggle />
        <a href={copy.register.href} className={buttonLook('outline', 'md', 'max-md:hidden')}>
          {copy.register.label}
        </a>
        <a href={`/${copy.contact.href}`} className={buttonLook('primary', 'md', 'max-md:hidden')}>
          {copy.contact.label}
        </a>
        <MenuDrawer />
      </div>
    </header>
  )
}
