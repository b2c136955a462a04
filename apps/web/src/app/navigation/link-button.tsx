import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import type { IconName } from '../../art/icons/icon-paths.ts';
import buttonStyles from '../../ui/button.module.css';
import { Link } from './link.tsx';
import styles from './link-button.module.css';
import type { Route } from './routes.ts';

interface LinkButtonProps {
  to: Route;
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: IconName;
  wide?: boolean;
}

/** A way to another screen that looks like the thing to do. */
export function LinkButton({ to, children, variant = 'secondary', icon, wide = false }: LinkButtonProps) {
  return (
    <Link
      to={to}
      className={clsx(buttonStyles.button, buttonStyles[variant], wide && buttonStyles.wide, styles.link)}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={buttonStyles.label}>{children}</span>
    </Link>
  );
}
