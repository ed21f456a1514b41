import React from 'react'
import { flushSync } from 'react-dom'

/**
 * React's own `act` belongs to its development half, and tests run the half that ships. What renders in a test stands on the
 * page, effects included, when `render` returns.
 */
if (typeof React.act !== 'function')
  Object.assign(React, {
    act: async (work: () => Promise<void>) => {
      await flushSync(work)
    },
  })
