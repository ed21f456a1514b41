import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to the sector that somebody chooses, or has chosen before anybody listened. The empty item goes nowhere. */
export function useSectorChoice(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = () => {
      const chosen = document.querySelector<HTMLSelectElement>('[data-sector-choice]')?.value
      if (chosen) void navigate(`/${chosen}`)
    }
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-sector-choice]')) go()
    }
    go()
    document.addEventListener('change', hear)
    return () => document.removeEventListener('change', hear)
  }, [navigate])
}
