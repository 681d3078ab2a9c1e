import { passwordGaps, type PasswordGap } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import { formTexts } from './texts.ts';

const RULES: readonly { name: keyof typeof formTexts.password; gaps: readonly PasswordGap[] }[] = [
  { name: 'length', gaps: ['length'] },
  { name: 'letters', gaps: ['uppercase', 'lowercase'] },
  { name: 'digit', gaps: ['digit'] },
  { name: 'special', gaps: ['special'] },
];

/** What a password needs, ticked off while it is typed. Stands as the hint of its field. */
export function PasswordRules({ password }: { password: string }) {
  const gaps = passwordGaps(password);
  return (
    <List>
      {RULES.map((rule) => {
        const isMet = !rule.gaps.some((gap) => gaps.includes(gap));
        return (
          <span key={rule.name} data-met={isMet ? '' : undefined}>
            <Icon name={isMet ? 'check' : 'minus'} />
            {formTexts.password[rule.name]}
            {isMet && <VisuallyHidden> ({formTexts.met})</VisuallyHidden>}
          </span>
        );
      })}
    </List>
  );
}

const List = styled.span`
  display: grid;
  gap: 4px;
  > span {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  svg {
    margin-top: 0;
  }
  [data-met] {
    color: var(--success);
  }
`;
